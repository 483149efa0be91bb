pragma circom 2.1.9;

include "poseidon.circom";
include "bitify.circom";

// Proves that the prover knows the secret behind the commitment, and that the attributes still
// count today. The nullifier is the same for all proofs with one secret in one context.
template Holder() {
    signal input commitment, context, today; // today: days since 1900-01-01
    signal input secret, schema, expiry, root;
    signal output nullifier;

    // These constants are `hashToField` (src/attributes/field-element.ts) of 'holder', 'commitment'
    // and 'nullifier'.
    var holderDomain = 274710309185527248041975316067741752117384937252638718777469946804489483388;
    var commitmentDomain = 211059125398361105128144439147040105465023685582507841846770137568517289065;
    var nullifierDomain = 18746507971228377330806126845895235937486622744701759694075870744450965832;

    signal holder <== Poseidon(2)([holderDomain, secret]);
    signal committed <== Poseidon(5)([commitmentDomain, root, holder, schema, expiry]);
    committed === commitment;
    nullifier <== Poseidon(3)([nullifierDomain, secret, context]);

    // Proves today <= expiry. Without bounds, the difference could wrap around the field.
    signal todayBits[17] <== Num2Bits(17)(today);
    signal expiryBits[17] <== Num2Bits(17)(expiry);
    signal daysLeftBits[17] <== Num2Bits(17)(expiry - today);
}
