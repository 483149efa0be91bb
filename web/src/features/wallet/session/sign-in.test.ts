import { toAddress } from '@did/domain/hex'
import { parseSiweMessage } from 'viem/siwe'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../lib/api-error.ts'
import { buildSignInMessage, signIn } from './sign-in.ts'

it('a sign-in message is an EIP-4361 text with the configured chain and the server’s time', () => {
  const message = buildSignInMessage({
    address: toAddress('0x71c7656ec7ab88b098defb751b7401b5f6d8976f'),
    chainId: 31337,
    nonce: '0123456789abcdef0123456789abcdef',
    issuedAt: '2026-11-21T10:00:00.123Z',
    origin: 'http://127.0.0.1:3000',
  })
  expect(message).toBe(
    [
      '127.0.0.1:3000 wants you to sign in with your Ethereum account:',
      '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
      '',
      'Sign in to DID Verification. This costs nothing and sends no transaction.',
      '',
      'URI: http://127.0.0.1:3000',
      'Version: 1',
      'Chain ID: 31337',
      'Nonce: 0123456789abcdef0123456789abcdef',
      'Issued At: 2026-11-21T10:00:00.123Z',
    ].join('\n'),
  )
  expect(parseSiweMessage(message)).toMatchObject({ chainId: 31337, version: '1' })
})

const calls = vi.hoisted(() => ({ api: vi.fn() }))
vi.mock('../../../lib/api.ts', () => calls)
vi.mock('../../../lib/app-config.ts', () => ({ getAppConfig: async () => ({ chainId: 31337 }) }))
vi.stubGlobal('location', { origin: 'http://127.0.0.1:3000' })
vi.stubGlobal('navigator', { cookieEnabled: true })

describe('a sign-in', () => {
  const wallet = toAddress(`0x${'11'.repeat(20)}`)
  const identity = toAddress(`0x${'22'.repeat(20)}`)
  const nonce = { nonce: '0123456789abcdef', issuedAt: '2026-11-21T10:00:00.123Z' }
  const sign = async () => '0xab' as const
  const refuseChoice = () => Promise.reject(new Error('Nobody asks'))
  const choiceNeeded = new ApiError('identity-choice-needed', 'Choose', {
    status: 409,
    fields: [wallet, identity].map((message) => ({ path: 'identity', message })),
  })
  /**
   * Gives each sign-in one of the `answers`. If it is a session, the server also answers the
   * question whether the browser has kept the session's cookie.
   */
  const serve = (...answers: unknown[]) => {
    for (const answer of answers) {
      calls.api.mockResolvedValueOnce(nonce)
      if (answer instanceof Error) calls.api.mockRejectedValueOnce(answer)
      else calls.api.mockResolvedValueOnce(answer).mockResolvedValueOnce(answer)
    }
  }
  afterEach(() => calls.api.mockReset())

  it('a wallet can sign in for an identity that is not the wallet’s own address', async () => {
    serve({ address: identity, signer: wallet })
    expect(await signIn(wallet, sign, refuseChoice)).toMatchObject({ address: identity })
  })

  it('a sign-in fails when the server’s session names another wallet than the one that signed', async () => {
    serve({ address: wallet, signer: identity })
    await expect(signIn(wallet, sign, refuseChoice)).rejects.toMatchObject({ code: 'sign-in-signature-invalid' })
  })

  it('if a wallet controls several identities, the sign-in names the identity that the person has chosen', async () => {
    serve(choiceNeeded, { address: identity, signer: wallet })
    const choose = vi.fn(async () => identity)
    expect(await signIn(wallet, sign, choose)).toMatchObject({ address: identity })
    expect(choose).toHaveBeenCalledWith({ identities: [wallet, identity], areMore: false })
    const bodies = calls.api.mock.calls.flatMap(([, { body }]) => (body ? [body] : []))
    expect(bodies.at(-1)).toMatchObject({ identity, signature: '0xab' })
  })

  it('the choice of an identity at a sign-in says whether the wallet may act for more identities than the server has listed', async () => {
    const fields = [...choiceNeeded.fields, { path: 'others', message: 'The wallet may act for others' }]
    serve(new ApiError('identity-choice-needed', 'Choose', { status: 409, fields }), {
      address: identity,
      signer: wallet,
    })
    const choose = vi.fn(async () => identity)
    await signIn(wallet, sign, choose)
    expect(choose).toHaveBeenCalledWith({ identities: [wallet, identity], areMore: true })
  })

  it('a sign-in fails when the browser does not keep the session’s cookie', async () => {
    calls.api.mockResolvedValueOnce(nonce).mockResolvedValueOnce({ address: wallet, signer: wallet })
    calls.api.mockRejectedValueOnce(new ApiError('not-signed-in', 'Sign in', { status: 401, fields: [] }))
    await expect(signIn(wallet, sign, refuseChoice)).rejects.toMatchObject({ code: 'cookies-refused' })
  })
})
