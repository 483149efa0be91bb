pragma circom 2.1.9;

include "prove.circom";

component main {public [commitment, context, today, tag, mode, operands]} = Prove(4);
