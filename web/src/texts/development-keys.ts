/** Beside the result of every proof that was made with such keys. */
export const developmentKeysText =
  'It was made with development keys. Whoever made those keys could forge such a proof, so it counts in a trial alone.'
