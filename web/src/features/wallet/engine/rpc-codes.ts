/** The error codes of EIP-1193 and EIP-1474 that the page treats differently. */
export const rpcCodes = {
  rejected: 4001,
  unauthorized: 4100,
  unsupported: 4200,
  unknownChain: 4902,
  requestPending: -32002,
  methodNotFound: -32601,
} as const
