import {
  buildDomainLinkage,
  buildDomainLinkageRequest,
  writeDidConfiguration,
} from '@did/credentials/attestation/domain-linkage'
import { readWalletAnswer } from '@did/credentials/signature/signature'
import { AppError } from '@did/domain/errors'
import type { Signer } from '../../entities/account/account.ts'
import { getAppConfig } from '../../lib/app-config.ts'
import { dateNow } from '../../lib/page/device-clock.ts'
import { saveText } from '../../lib/save-json.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

/**
 * Lets the wallet sign that it belongs to the domain, and saves the signed statement as a file. The
 * statement holds for a year.
 */
export async function createDomainFile(signer: Signer, domain: string): Promise<void> {
  const { chainId } = await getAppConfig()
  const now = dateNow()
  const linkage = { chainId, wallet: signer.address, domain }
  const statement = buildDomainLinkage(linkage, { now, until: new Date(now.getTime() + yearMs) })
  const signature = readWalletAnswer(await signer.signTypedData(buildDomainLinkageRequest(chainId, statement)))
  if (!signature) throw new AppError('wallet-failed', 'The wallet gave no signature')
  saveText(writeDidConfiguration(chainId, statement, signature), 'did-configuration.json')
}
