pragma circom 2.1.9;

include "poseidon_constants.circom"; // circomlib's, for the three widths used here (src/build/compile.ts)

// circomlib's Poseidon, the same function of the same constants. There every round is a template of its own that carries whole tables
// of constants, which makes a witness program of 1.6 MB; here all rounds are one template.
template Poseidon(n) {
    signal input inputs[n];
    signal output out;

    var t = n + 1;
    var full = 8, half = 4;
    var partialRounds[5] = [56, 57, 56, 60, 60];
    var partial = partialRounds[n - 1];
    var C[t * full + partial] = POSEIDON_C(t);
    var S[partial * (2 * t - 1)] = POSEIDON_S(t);
    var M[t][t] = POSEIDON_M(t);
    var P[t][t] = POSEIDON_P(t);

    signal state[full + 1][t], square[full][t], fourth[full][t], fifth[full][t];
    signal partialState[partial + 1][t], partialSquare[partial], partialFourth[partial], partialFifth[partial];

    state[0][0] <== C[0];
    for (var j = 1; j < t; j++) { state[0][j] <== inputs[j - 1] + C[j]; }

    for (var r = 0; r < full; r++) {
        for (var j = 0; j < t; j++) {
            square[r][j] <== state[r][j] * state[r][j];
            fourth[r][j] <== square[r][j] * square[r][j];
            fifth[r][j] <== fourth[r][j] * state[r][j];
        }
        // The constants of the next round; those of the second half stand behind the partial rounds', and the last mix has none.
        var next = (r + 1) * t;
        if (r >= half) { next += partial; }
        for (var j = 0; j < t; j++) {
            var mixed = 0;
            for (var i = 0; i < t; i++) {
                var factor = M[i][j];
                if (r == half - 1) { factor = P[i][j]; }
                var constant = 0;
                if (r < full - 1) { constant = C[next + i]; }
                mixed += factor * (fifth[r][i] + constant);
            }
            if (r == half - 1) { partialState[0][j] <== mixed; } else { state[r + 1][j] <== mixed; }
        }

        if (r == half - 1) {
            for (var p = 0; p < partial; p++) {
                partialSquare[p] <== partialState[p][0] * partialState[p][0];
                partialFourth[p] <== partialSquare[p] * partialSquare[p];
                partialFifth[p] <== partialFourth[p] * partialState[p][0];

                var row = (2 * t - 1) * p;
                var first = partialFifth[p] + C[(half + 1) * t + p];
                var mixed = S[row] * first;
                for (var j = 1; j < t; j++) {
                    mixed += S[row + j] * partialState[p][j];
                    partialState[p + 1][j] <== partialState[p][j] + first * S[row + t + j - 1];
                }
                partialState[p + 1][0] <== mixed;
            }
            for (var j = 0; j < t; j++) { state[half][j] <== partialState[partial][j]; }
        }
    }
    out <== state[full][0];
}
