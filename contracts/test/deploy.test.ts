import { toAddress } from '@did/domain/hex'
import { attestationDomain } from '@did/domain/protocol/signing-domain'
import { stringToHex } from 'viem'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { didAccountAbi } from '../generated/did-account-abi.ts'
import { didAccountFactoryAbi } from '../generated/did-account-factory-abi.ts'
import { didRegistryAbi } from '../generated/did-registry-abi.ts'
import { ethereumDidRegistryAbi } from '../generated/ethereum-did-registry-abi.ts'
import { deployContracts } from '../scripts/deploy.ts'
import { waitForReceipt } from '../scripts/wait-for-receipt.ts'
import { createAccountClient } from './accounts.ts'
import { type Anvil, hasAnvil, isAnvilExpected, startAnvil } from './anvil.ts'

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: each test inside this function is short
describe.skipIf(!hasAnvil && !isAnvilExpected)('the deployment', () => {
  let chain: Anvil
  beforeAll(async () => {
    chain = await startAnvil()
  })
  afterAll(() => chain?.stop())

  it('the deployment gives the administrators and the service their roles, and gives the deployer no role', async () => {
    const [deployer, admin, service] = accounts()
    const roles = { admins: [admin.account.address], service: service.account.address }
    const { didRegistry, deployedAtBlock } = await deployContracts(deployer, roles)
    const registry = { address: didRegistry, abi: didRegistryAbi }
    const [adminRole, serviceRole] = await Promise.all([
      deployer.readContract({ ...registry, functionName: 'DEFAULT_ADMIN_ROLE' }),
      deployer.readContract({ ...registry, functionName: 'SERVICE_ROLE' }),
    ])
    const hasRole = (role: typeof adminRole, { account }: typeof deployer) =>
      deployer.readContract({ ...registry, functionName: 'hasRole', args: [role, account.address] })

    expect(await hasRole(adminRole, admin)).toBe(true)
    expect(await hasRole(serviceRole, service)).toBe(true)
    expect(await hasRole(adminRole, deployer)).toBe(false)
    expect(await hasRole(serviceRole, admin)).toBe(false)
    const logs = await deployer.getContractEvents({ ...registry, fromBlock: deployedAtBlock, strict: true })
    expect(logs.map((log) => log.eventName)).toEqual(['RoleGranted', 'RoleGranted'])
  })

  it('the deployment includes an ERC-1056 registry, in which an identity owns itself', async () => {
    const [deployer, admin, service] = accounts()
    const roles = { admins: [admin.account.address], service: service.account.address }
    const { ethereumDidRegistry } = await deployContracts(deployer, roles)
    const registry = { address: ethereumDidRegistry, abi: ethereumDidRegistryAbi }
    const identity = admin.account.address
    const attribute = [identity, stringToHex('did/pub', { size: 32 }), stringToHex('key'), 60n] as const

    expect(await deployer.readContract({ ...registry, functionName: 'identityOwner', args: [identity] })).toBe(identity)
    const hash = await admin.writeContract({ ...registry, functionName: 'setAttribute', args: attribute })
    await waitForReceipt(admin, hash)
    await expect(
      service.simulateContract({ ...registry, functionName: 'setAttribute', args: attribute }),
    ).rejects.toThrow('bad_actor')
  })

  it('the deployment includes the code of passkey accounts and a factory for these accounts, and this code trusts the deployed registry', async () => {
    const [deployer, admin, service] = accounts()
    const roles = { admins: [admin.account.address], service: service.account.address }
    const { didRegistry, didAccount, didAccountFactory } = await deployContracts(deployer, roles)
    const trusted = await deployer.readContract({ address: didAccount, abi: didAccountAbi, functionName: 'registry' })
    const factory = { address: didAccountFactory, abi: didAccountFactoryAbi }

    expect(toAddress(trusted)).toBe(didRegistry)
    expect(toAddress(await deployer.readContract({ ...factory, functionName: 'implementation' }))).toBe(didAccount)
  })

  it("the deployed registry checks signatures in the protocol's EIP-712 domain", async () => {
    const [deployer, admin, service] = accounts()
    const roles = { admins: [admin.account.address], service: service.account.address }
    const { didRegistry } = await deployContracts(deployer, roles)
    const registry = { address: didRegistry, abi: didRegistryAbi }
    const [, name, version, chainId, verifyingContract] = await deployer.readContract({
      ...registry,
      functionName: 'eip712Domain',
    })
    const config = { chainId: Number(chainId), didRegistry: toAddress(verifyingContract) }
    expect({ name, version, chainId: deployer.chain.id, verifyingContract: toAddress(didRegistry) }).toEqual(
      attestationDomain(config),
    )
  })

  it('the deployment is refused without an administrator', async () => {
    const [deployer, , service] = accounts()
    await expect(deployContracts(deployer, { admins: [], service: service.account.address })).rejects.toThrow()
  })

  function accounts() {
    return [
      createAccountClient(chain.url, 0),
      createAccountClient(chain.url, 1),
      createAccountClient(chain.url, 2),
    ] as const
  }
})
