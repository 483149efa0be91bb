pragma circom 2.1.9;

include "prove-set.circom";

component main {public [commitment, context, today, tag, setRoot]} = ProveSet(8);
