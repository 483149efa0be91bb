/**
 * A PUBLIC TEST KEY and its self-signed certificate for `northfield.example`, valid until 2126. The
 * key is public, so the certificate proves nothing.
 */
export const certificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgySOFyrh1uK3/eGPg
+KfBj/v9s/3amHkFbB+8t9MAch+hRANCAASnBYmCdTOggGxuAg/4K3mD4FFLgA9M
E5XB2MGVkZmaiRdKbI6+uphHjVngMCxzQ+xZumig3ujicwOqyDHo2D3n
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBsDCCAVagAwIBAgIUf7hNlsDd2gke0lUHmO7WKd5koacwCgYIKoZIzj0EAwIw
HTEbMBkGA1UEAwwSbm9ydGhmaWVsZC5leGFtcGxlMCAXDTI2MTEyMTE1NDgzNFoY
DzIxMjYxMDI4MTU0ODM0WjAdMRswGQYDVQQDDBJub3J0aGZpZWxkLmV4YW1wbGUw
WTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASnBYmCdTOggGxuAg/4K3mD4FFLgA9M
E5XB2MGVkZmaiRdKbI6+uphHjVngMCxzQ+xZumig3ujicwOqyDHo2D3no3IwcDAd
BgNVHQ4EFgQUew2iWSdDbuPMhy4kiZCvUv2VlY4wHwYDVR0jBBgwFoAUew2iWSdD
buPMhy4kiZCvUv2VlY4wDwYDVR0TAQH/BAUwAwEB/zAdBgNVHREEFjAUghJub3J0
aGZpZWxkLmV4YW1wbGUwCgYIKoZIzj0EAwIDSAAwRQIhAIC3EXK5KcmguqOK+h1v
PSdwCRy/AR+DSlHznJ2Bz7uzAiA/UErpFTR8qjELlKuqMQggSB8SgaIzyvv90kRT
ai9p7A==
-----END CERTIFICATE-----`,
}
