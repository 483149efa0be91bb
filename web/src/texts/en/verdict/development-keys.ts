/** Stands beside each proof that was made with development keys. */
export const developmentKeysText =
  'It was made with development keys. Whoever made those keys could forge such a proof, so it counts in a trial alone.'
