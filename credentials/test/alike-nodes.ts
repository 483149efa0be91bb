/**
 * The subject of a credential with two alike groups of labelled nodes. Canonicalization tries every
 * order of the ten inner nodes of a group, because each of them is named in two places and all look
 * alike. This happens only if the hashes of the names are in one certain order, so do not change
 * any number.
 */
export const alikeNodes = {
  id: 'urn:x',
  foo: ['x', 'y'].map((group) => {
    const inner = Array.from({ length: 10 }, (_, index) => ({ id: `_:c${group}${index}` }))
    return { p0: Object.fromEntries(inner.map((each, index) => [`q0${index}`, { s0: each }])), r0: inner }
  }),
}
