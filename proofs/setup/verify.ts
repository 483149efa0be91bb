/**
 * Checks that the keys belong to the circuits. Does not trust what the keys say about themselves.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from './manifest.ts'
import { blake2b, type Phase1 } from './phase-1.ts'
import { packKey, restoreZkey } from './proving-key.ts'
import { type CircuitName, circuitNames, readKeyFile, readWork, sha256, snarkjs, work } from './tools.ts'

/**
 * Returns a complaint for each fault of the keys. The caller must have compiled the circuits and
 * compared the results with the manifest.
 */
export function verifySetUp(manifest: Manifest, phase1: Phase1): string[] {
  const complaints = circuitNames.flatMap((name) => verifyCircuit(name, manifest, phase1.prepared))
  if (blake2b(phase1.file) !== manifest.powersOfTau) complaints.push('Phase 1 is another than the manifest names')
  if (!snarkjs('powersoftau', 'verify', phase1.file)) complaints.push('Phase 1 does not verify')
  return complaints
}

function verifyCircuit(name: CircuitName, manifest: Manifest, prepared: string): string[] {
  const key = readKeyFile(`${name}.key`)
  if (sha256(key) !== manifest.circuits[name].key) return [`${name}: another key than the manifest names`]
  const r1cs = `${name}.r1cs`
  if (!snarkjs('groth16', 'setup', r1cs, prepared, `${name}-0.zkey`)) return [`${name}: no key of these constraints`]
  const restored = restoreZkey(readWork(`${name}-0.zkey`), key, readKeyFile(`${name}.contributions`))
  writeFileSync(join(work, `${name}-restored.zkey`), restored)
  const complaints: string[] = []
  if (!Buffer.from(packKey(restored)).equals(key)) complaints.push(`${name}: the key is of other constraints`)
  if (!snarkjs('zkey', 'verify', r1cs, prepared, `${name}-restored.zkey`)) complaints.push(`${name}: does not verify`)
  if (!snarkjs('zkey', 'export', 'verificationkey', `${name}-restored.zkey`, `${name}-restored.vk.json`))
    return complaints
  const exported = readJson(readWork(`${name}-restored.vk.json`))
  const pinned = readJson(readKeyFile(`${name}.vk.json`))
  const isPinned = Object.entries(pinned).every(
    ([member, value]) => JSON.stringify(exported[member]) === JSON.stringify(value),
  )
  return isPinned ? complaints : [...complaints, `${name}: the verification key is not this key's`]
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
  return JSON.parse(new TextDecoder().decode(bytes))
}
