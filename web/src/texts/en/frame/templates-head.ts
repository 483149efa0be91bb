/** Search engines read these texts about the page of claim templates. */
export const templatesHead = 'Good starting points for claims of every type: what to write, and who usually checks it.'
