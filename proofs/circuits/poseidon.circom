pragma circom 2.1.9;

// setup/poseidon-constants.ts writes circomlib's constants for the three widths used here, in rows.
include "poseidon_constants.circom";

// Computes Poseidon with circomlib's constants, so that the results are equal. circomlib's own
// template holds twice as many constants, and whole tables of them for each round.
template Poseidon(n) {
    signal input inputs[n];
    signal output out;

    var t = n + 1;
    var full = 8, half = 4;
    var partial = POSEIDON_ROUNDS(t) - full;
    var perRow = POSEIDON_ROUNDS_PER_ROW(t);
    var C[POSEIDON_ROUNDS(t) / perRow][perRow * t] = POSEIDON_C(t);
    var M[t][t] = POSEIDON_M(t);

    signal state[full + 1][t], square[full][t], fourth[full][t], fifth[full][t];
    signal partialState[partial + 1][t], partialSquare[partial], partialFourth[partial], partialFifth[partial];

    state[0][0] <== C[0][0];
    for (var j = 1; j < t; j++) { state[0][j] <== inputs[j - 1] + C[0][j]; }

    var row = 0, column = t; // The place of the next constant in C. The first t are added above.
    for (var r = 0; r < full; r++) {
        for (var j = 0; j < t; j++) {
            square[r][j] <== state[r][j] * state[r][j];
            fourth[r][j] <== square[r][j] * square[r][j];
            fifth[r][j] <== fourth[r][j] * state[r][j];
        }
        for (var j = 0; j < t; j++) {
            var mixed = 0;
            for (var i = 0; i < t; i++) { mixed += M[j][i] * fifth[r][i]; }
            if (r < full - 1) { // The last mix adds no constant.
                mixed += C[row][column];
                column++;
                if (column == perRow * t) { row++; column = 0; }
            }
            if (r == half - 1) { partialState[0][j] <== mixed; } else { state[r + 1][j] <== mixed; }
        }

        if (r == half - 1) {
            for (var p = 0; p < partial; p++) {
                partialSquare[p] <== partialState[p][0] * partialState[p][0];
                partialFourth[p] <== partialSquare[p] * partialSquare[p];
                partialFifth[p] <== partialFourth[p] * partialState[p][0];

                for (var j = 0; j < t; j++) {
                    var mixed = M[j][0] * partialFifth[p] + C[row][column];
                    for (var i = 1; i < t; i++) { mixed += M[j][i] * partialState[p][i]; }
                    column++;
                    if (column == perRow * t) { row++; column = 0; }
                    partialState[p + 1][j] <== mixed;
                }
            }
            for (var j = 0; j < t; j++) { state[half][j] <== partialState[partial][j]; }
        }
    }
    out <== state[full][0];
}
