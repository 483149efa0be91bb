import { type Hex, toAddress } from '@did/domain/hex'
import { createTestClient, http, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/** The code accepts every signature (ERC-1271) after as many loops as its storage slot 0 says. */
const code = '0x5f545b8015600f57600190036002565b631626ba7e60e01b5f5260205ff3'

/** A contract wallet whose answer costs about 40 gas for each loop. */
export async function buildLoopingWallet(
  rpcUrl: string,
): Promise<{ address: Hex; loop: (times: number) => Promise<void> }> {
  const hand = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  const address = toAddress(privateKeyToAddress(generatePrivateKey()))
  await hand.setCode({ address, bytecode: code })
  return {
    address,
    loop: (times) => hand.setStorageAt({ address, index: 0, value: numberToHex(times, { size: 32 }) }),
  }
}
