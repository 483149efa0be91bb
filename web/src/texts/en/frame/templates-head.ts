/** Search engines read this about the page of templates. */
export const templatesHead = 'Good starting points for claims of every type: what to write, and who usually checks it.'
