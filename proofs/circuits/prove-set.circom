pragma circom 2.1.9;

include "attribute.circom";
include "holder.circom";

// Proves that one attribute is among 256 values, whose root is public (a smaller set repeats a
// member). The public signals are, in this order: nullifier, commitment, context, today, tag,
// setRoot.
template ProveSet(depth) {
    signal input commitment, context, today;
    signal input tag, setRoot;
    signal input secret, schema, expiry, root;
    signal input slot, value, salt, path[4];
    signal input setIndex, setPath[depth];
    signal output nullifier;

    nullifier <== Holder()(commitment, context, today, secret, schema, expiry, root);
    signal opened <== AttributeRoot()(tag, value, salt, slot, path);
    opened === root;
    signal contained <== MerkleRoot(depth)(value, setIndex, setPath);
    contained === setRoot;
}
