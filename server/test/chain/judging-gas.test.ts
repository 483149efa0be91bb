/**
 * Whoever signs in chooses the contract that judges the signature, so the server must limit the gas
 * that the contract may use.
 */
import { createPasskey } from '@did/contracts/test-passkey'
import { expect, inject } from 'vitest'
import { Client } from '../rig/client.ts'
import { buildLoopingWallet } from '../rig/looping-wallet.ts'
import { test } from '../rig/test.ts'

test('a contract wallet can sign in when its check of a signature costs a million gas, and not when it costs three million', async ({
  node,
}) => {
  const { address, loop } = await buildLoopingWallet(inject('stack').rpcUrl)
  const signIn = async () => {
    const client = new Client(node)
    const message = await client.buildSignInMessage({ address })
    return (await client.call('POST', '/api/auth/verify', { message, signature: '0x01' })).status
  }
  await loop(25_000)
  expect(await signIn()).toBe(200)
  await loop(75_000)
  expect(await signIn()).toBe(401)
})

test('the server believes an account that says which key it has if the answer costs a million gas, and not if the answer costs three million', async ({
  node,
}) => {
  const { address, loop } = await buildLoopingWallet(inject('stack').rpcUrl, 'yes')
  const key = createPasskey(1)
  await loop(25_000)
  expect(await node.ctx.chain.isKeyOf(address, key)).toBe(true)
  await loop(75_000)
  expect(await node.ctx.chain.isKeyOf(address, key)).toBe(false)
})
