import { setNonce } from 'get-nonce'

// A modal dialog adds a style element to stop the page from scrolling. The content security policy
// allows this element only with the nonce that the server wrote into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)
