import { buildDomainLinkage, buildDomainLinkageRequest, writeDidConfiguration } from '@did/credentials/domain-linkage'
import { readWalletAnswer } from '@did/credentials/signature'
import { AppError } from '@did/domain/errors'
import type { Signer } from '../../lib/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/** Lets the wallet sign that it and the domain belong together for a year, and saves the file to put there. */
export async function createDomainFile(signer: Signer, domain: string): Promise<void> {
  const { chainId } = await getAppConfig()
  const now = new Date()
  const linkage = { chainId, wallet: signer.address, domain }
  const statement = buildDomainLinkage(linkage, { now, until: new Date(now.getTime() + yearMs) })
  const signature = readWalletAnswer(await signer.signTypedData(buildDomainLinkageRequest(chainId, statement)))
  if (!signature) throw new AppError('wallet-failed', 'The wallet gave no signature')
  save(writeDidConfiguration(chainId, statement, signature))
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = 'did-configuration.json'
  link.click()
  URL.revokeObjectURL(address)
}
