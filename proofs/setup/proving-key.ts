/**
 * Packs snarkjs' zkey into a key for the browser, which has half the size. The packed key leaves
 * out the points at infinity, repeated coefficients, and the parts that only a verifier needs.
 * `restoreZkey` makes the zkey again, so that somebody can check the key.
 *
 * Numbers are little-endian, and points and coefficients are in Montgomery form, as in the zkey.
 * The parts of a packed key are, in this order:
 * - `u32 version, wires, publicSignals, power, bWires, coefficients, aTerms, bTerms`
 * - the points `alpha1 beta1 delta1 beta2 delta2`
 * - the points A (one per wire), B1 and B2 (one per wire that has them), C (one per private wire),
 *   and H (2^power)
 * - the coefficients
 * - as u16: which wires have B. Then, first for A and then for B, each constraint has the number of
 *   its terms, and the wire and the coefficient of each term
 */
const g1 = 64
const g2 = 128
const field = 32
/**
 * The place of the first point in the header of a zkey. Two lengths, two primes and three counts
 * come before it.
 */
const headerPoints = 84
export const keyVersion = 1

type Sections = ReadonlyMap<number, Uint8Array>
const sectionOf = { header: 2, coefficients: 4, a: 5, b1: 6, b2: 7, c: 8, h: 9, contributions: 10 }

export function packKey(zkey: Uint8Array): Uint8Array {
  const sections = readSections(zkey)
  const header = readHeader(section(sections, sectionOf.header))
  const b2 = section(sections, sectionOf.b2)
  const bWires = wiresWithPoint(b2, g2)
  const { table, terms } = packTerms(section(sections, sectionOf.coefficients), header.domain)
  const counts = terms.map((rows) => rows.reduce((sum, row) => sum + row.length, 0))
  const numbers = [keyVersion, header.wires, header.publicSignals, Math.log2(header.domain), bWires.length]
  const words = [bWires, ...terms.map((rows) => rows.flatMap((row) => [row.length, ...row.flat()]))].flat()
  return Buffer.concat([
    new Uint8Array(Uint32Array.from([...numbers, table.length, ...counts]).buffer),
    header.points,
    section(sections, sectionOf.a),
    pick(section(sections, sectionOf.b1), bWires, g1),
    pick(b2, bWires, g2),
    section(sections, sectionOf.c),
    section(sections, sectionOf.h),
    ...table,
    new Uint8Array(Uint16Array.from(words).buffer),
  ])
}

/** Returns the section of a zkey in which snarkjs records who contributed to phase 2. */
export function contributionsOf(zkey: Uint8Array): Uint8Array {
  return section(readSections(zkey), sectionOf.contributions)
}

/**
 * Restores the zkey from a packed key. The parts that phase 2 changed come from the packed key and
 * from `contributions`, and all others from `initial` (`snarkjs zkey new`). The packed key may
 * contain other values for those others, so the caller has to pack the result again and compare it
 * with the packed key.
 */
export function restoreZkey(initial: Uint8Array, key: Uint8Array, contributions: Uint8Array): Uint8Array {
  const sections = new Map(readSections(initial))
  const header = section(sections, sectionOf.header).slice()
  const { points, c, h } = locate(key)
  header.set(points.slice(2 * g1, 3 * g1), headerPoints + 2 * g1 + 2 * g2) // delta1
  header.set(points.slice(3 * g1 + g2), headerPoints + 3 * g1 + 2 * g2) // delta2
  sections.set(sectionOf.header, header)
  sections.set(sectionOf.c, c)
  sections.set(sectionOf.h, h)
  sections.set(sectionOf.contributions, contributions)
  return writeSections(initial.slice(0, 12), sections)
}

function readHeader(header: Uint8Array) {
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength)
  const cut = (from: number, length: number) => header.slice(headerPoints + from, headerPoints + from + length)
  return {
    wires: view.getUint32(72, true),
    publicSignals: view.getUint32(76, true),
    domain: view.getUint32(80, true),
    points: Buffer.concat([
      cut(0, 2 * g1), // the points alpha and beta in G1
      cut(2 * g1 + 2 * g2, g1), // delta1
      cut(2 * g1, g2), // beta2
      cut(3 * g1 + 2 * g2, g2), // delta2
    ]),
  }
}

type Term = readonly [wire: number, coefficient: number]

/**
 * Packs the terms of A and of B, constraint by constraint. A packed term is the number of its wire,
 * and the place of its coefficient in the list of all different coefficients.
 */
function packTerms(coefficients: Uint8Array, domain: number): { table: Uint8Array[]; terms: [Term[][], Term[][]] } {
  const view = new DataView(coefficients.buffer, coefficients.byteOffset, coefficients.byteLength)
  const places = new Map<string, number>()
  const table: Uint8Array[] = []
  const rows = (): Term[][] => Array.from({ length: domain }, () => [])
  const terms: [Term[][], Term[][]] = [rows(), rows()]
  for (let at = 4; at < coefficients.length; at += 12 + field) {
    const value = coefficients.slice(at + 12, at + 12 + field)
    const name = Buffer.from(value).toString('hex')
    const place = places.get(name) ?? table.push(value) - 1
    places.set(name, place)
    terms[view.getUint32(at, true) === 0 ? 0 : 1][view.getUint32(at + 4, true)]?.push([
      view.getUint32(at + 8, true),
      place,
    ])
  }
  return { table, terms }
}

function wiresWithPoint(points: Uint8Array, size: number): number[] {
  const count = points.length / size
  return Array.from({ length: count }, (_, wire) => wire).filter((wire) =>
    points.subarray(wire * size, (wire + 1) * size).some((byte) => byte !== 0),
  )
}

function pick(points: Uint8Array, wires: readonly number[], size: number): Uint8Array {
  return Buffer.concat(wires.map((wire) => points.subarray(wire * size, (wire + 1) * size)))
}

function locate(key: Uint8Array) {
  const [, wires = 0, publicSignals = 0, power = 0, bWires = 0] = new Uint32Array(key.slice(0, 32).buffer)
  const points = key.slice(32, 32 + 3 * g1 + 2 * g2)
  const c = 32 + points.length + wires * g1 + bWires * (g1 + g2)
  const h = c + (wires - publicSignals - 1) * g1
  return { points, c: key.slice(c, h), h: key.slice(h, h + 2 ** power * g1) }
}

/**
 * Reads the sections of a zkey. A zkey begins with `magic, version, count`, and then each section
 * has `u32 id, u64 length` and its bytes.
 */
function readSections(file: Uint8Array): Sections {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const sections = new Map<number, Uint8Array>()
  for (let at = 12; at < file.length; ) {
    const length = Number(view.getBigUint64(at + 4, true))
    sections.set(view.getUint32(at, true), file.slice(at + 12, at + 12 + length))
    at += 12 + length
  }
  return sections
}

function writeSections(start: Uint8Array, sections: Sections): Uint8Array {
  const parts = [...sections].flatMap(([id, bytes]) => {
    const header = new DataView(new ArrayBuffer(12))
    header.setUint32(0, id, true)
    header.setBigUint64(4, BigInt(bytes.length), true)
    return [new Uint8Array(header.buffer), bytes]
  })
  return Buffer.concat([start, ...parts])
}

function section(sections: Sections, id: number): Uint8Array {
  const found = sections.get(id)
  if (!found) throw new Error(`The zkey has no section ${id}`)
  return found
}
