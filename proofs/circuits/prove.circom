pragma circom 2.1.9;

include "clause.circom";
include "holder.circom";

// Proves facts about the attributes behind one commitment. The public signals are, in this order:
// nullifier, commitment, context, today, all tags, all modes, and eight operands for each clause.
template Prove(clauses) {
    signal input commitment, context, today;
    signal input tag[clauses], mode[clauses], operands[clauses][8];
    signal input secret, schema, expiry, root;
    signal input slot[clauses], value[clauses], salt[clauses], path[clauses][4];
    signal output nullifier;

    nullifier <== Holder()(commitment, context, today, secret, schema, expiry, root);
    for (var i = 0; i < clauses; i++) {
        Clause()(root, tag[i], mode[i], operands[i], slot[i], value[i], salt[i], path[i]);
    }
}
