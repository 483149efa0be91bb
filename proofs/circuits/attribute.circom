pragma circom 2.1.9;

include "poseidon.circom";
include "bitify.circom";

// Computes the root of a Merkle tree from a leaf at `index`. An index beyond the last leaf has no
// solution.
template MerkleRoot(depth) {
    signal input leaf, index, path[depth];
    signal output root;

    signal bits[depth] <== Num2Bits(depth)(index);
    signal node[depth + 1], left[depth];
    node[0] <== leaf;
    for (var i = 0; i < depth; i++) {
        left[i] <== node[i] + bits[i] * (path[i] - node[i]);
        node[i + 1] <== Poseidon(2)([left[i], node[i] + path[i] - left[i]]);
    }
    root <== node[depth];
}

// Computes the root over the 16 slots from one slot: its tag (field and encoding), its value, and
// the salt that hides the value.
template AttributeRoot() {
    signal input tag, value, salt, slot, path[4];
    signal output root;

    signal leaf <== Poseidon(3)([tag, value, salt]);
    root <== MerkleRoot(4)(leaf, slot, path);
}
