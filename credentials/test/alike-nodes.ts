/**
 * The subject of a credential with two alike groups of labelled nodes. Canonical RDF tries every
 * order of the ten inner nodes, because each of them is named in two places and all of them look
 * alike. It does so only if the hashes of the names have one order, so each number counts.
 */
export const alikeNodes = {
  id: 'urn:x',
  foo: ['x', 'y'].map((group) => {
    const inner = Array.from({ length: 10 }, (_, index) => ({ id: `_:c${group}${index}` }))
    return { p0: Object.fromEntries(inner.map((each, index) => [`q0${index}`, { s0: each }])), r0: inner }
  }),
}
