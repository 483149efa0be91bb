import { type Hex, toAddress } from '@did/domain/hex'
import { createTestClient, http, numberToHex } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'

/**
 * The start of a contract's code. It loops as often as the number in the contract's storage slot 0
 * says, and then runs the code that follows.
 */
const loops = '0x5f545b8015600f57600190036002565b'
const answers = {
  /** After the loop, the contract accepts every signature (ERC-1271). */
  signed: '631626ba7e60e01b5f5260205ff3',
  /** After the loop, the contract answers yes, like an account of passkeys that has every key. */
  yes: '60015f5260205ff3',
}

/**
 * Builds a contract wallet whose answer costs about 40 gas for each loop. `loop` sets the number of
 * loops.
 */
export async function buildLoopingWallet(
  rpcUrl: string,
  answer: keyof typeof answers = 'signed',
): Promise<{ address: Hex; loop: (times: number) => Promise<void> }> {
  const hand = createTestClient({ mode: 'anvil', transport: http(rpcUrl) })
  const address = toAddress(privateKeyToAddress(generatePrivateKey()))
  await hand.setCode({ address, bytecode: `${loops}${answers[answer]}` })
  return {
    address,
    loop: (times) => hand.setStorageAt({ address, index: 0, value: numberToHex(times, { size: 32 }) }),
  }
}
