export const proveHeading = 'أثبت شيئًا من دون أن تعرضه'
