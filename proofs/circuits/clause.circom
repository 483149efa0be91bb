pragma circom 2.1.9;

include "attribute.circom";
include "comparators.circom";

// Proves one fact about one attribute. Whatever the mode is, a constraint applies to every public
// input. An input that the mode does not use must be zero. The modes are:
//   0  nothing: tag and operands are zero
//   1  range: operands[0] <= value <= operands[1], 64 bits each, and the other operands are zero
//   2  in a set: the eight operands are the set (a smaller set repeats a member)
//   3  not in a set: the eight operands are the set
template Clause() {
    signal input root, tag, mode, operands[8];
    signal input slot, value, salt, path[4];

    signal low, high;
    (low, high) <== TwoBits()(mode);
    signal isOut <== low * high;
    signal isRange <== low - isOut;
    signal isIn <== high - isOut;
    signal isNothing <== 1 - low - high + isOut;

    signal opened <== AttributeRoot()(tag, value, salt, slot, path);
    (1 - isNothing) * (opened - root) === 0;
    isNothing * tag === 0;
    for (var i = 0; i < 2; i++) { isNothing * operands[i] === 0; }
    for (var i = 2; i < 8; i++) { (isNothing + isRange) * operands[i] === 0; }

    signal ranged <== isRange * value;
    signal least <== isRange * operands[0];
    signal most <== isRange * operands[1];
    InRange64()(ranged, least, most);

    signal isMember <== IsMember8()(value, operands);
    isIn * (1 - isMember) === 0;
    isOut * isMember === 0;
}

template TwoBits() {
    signal input in;
    signal output low, high;

    signal bits[2] <== Num2Bits(2)(in);
    low <== bits[0];
    high <== bits[1];
}

// Proves least <= value <= most. The bounds and both differences fit 64 bits, so no sum of two
// wraps around the field, and the value's own bits need no constraint.
template InRange64() {
    signal input value, least, most;

    signal leastBits[64] <== Num2Bits(64)(least);
    signal mostBits[64] <== Num2Bits(64)(most);
    signal aboveBits[64] <== Num2Bits(64)(value - least);
    signal belowBits[64] <== Num2Bits(64)(most - value);
}

// The output is 1 for a member: a product is zero exactly when one difference is zero.
template IsMember8() {
    signal input value, members[8];
    signal output out;

    signal product[8];
    product[0] <== value - members[0];
    for (var i = 1; i < 8; i++) { product[i] <== product[i - 1] * (value - members[i]); }
    out <== IsZero()(product[7]);
}
