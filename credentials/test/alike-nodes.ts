/**
 * Two groups of labelled nodes. The ten inner nodes of a group look alike, and each is named in two
 * places, so canonicalization tries every order of them, which takes very long. This happens only
 * with certain hashes of the labels, so do not change any number here.
 */
export const alikeNodes = {
  id: 'urn:x',
  foo: ['x', 'y'].map((group) => {
    const inner = Array.from({ length: 10 }, (_, index) => ({ id: `_:c${group}${index}` }))
    return { p0: Object.fromEntries(inner.map((each, index) => [`q0${index}`, { s0: each }])), r0: inner }
  }),
}
