import { setNonce } from 'get-nonce'

// A modal dialog's scroll lock adds a style element. The content security policy admits it only
// with the nonce that the server wrote into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)
