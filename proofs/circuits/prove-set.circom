pragma circom 2.1.9;

include "attribute.circom";
include "holder.circom";

// One attribute's value is a leaf of a public tree of 256 values (a smaller set repeats a member), for one context, by whoever knows
// the holder's secret. Public, in this order: nullifier, commitment, context, today, tag, setRoot.
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
