import { setNonce } from 'get-nonce'

// The scroll lock of modal dialogs adds a style element; the policy lets it in by the nonce that the server wrote into the page.
const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
if (nonce) setNonce(nonce)
