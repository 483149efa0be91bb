pragma circom 2.1.9;

include "poseidon.circom";
include "bitify.circom";

// Who speaks: the holder whose secret the commitment binds, on a day the attributes still count. The nullifier tells one holder's
// proofs in one context apart from everybody else's, and ties the context to the proof.
template Holder() {
    signal input commitment, context, today; // today: days since 1900-01-01
    signal input secret, schema, expiry, root;
    signal output nullifier;

    // hashToField of src/attributes/field-element.ts: 'holder', 'commitment', 'nullifier'.
    var holderDomain = 274710309185527248041975316067741752117384937252638718777469946804489483388;
    var commitmentDomain = 211059125398361105128144439147040105465023685582507841846770137568517289065;
    var nullifierDomain = 18746507971228377330806126845895235937486622744701759694075870744450965832;

    signal holder <== Poseidon(2)([holderDomain, secret]);
    signal committed <== Poseidon(5)([commitmentDomain, root, holder, schema, expiry]);
    committed === commitment;
    nullifier <== Poseidon(3)([nullifierDomain, secret, context]);

    // today <= expiry. Both are bounded first, or their difference could wrap around the field.
    signal todayBits[17] <== Num2Bits(17)(today);
    signal expiryBits[17] <== Num2Bits(17)(expiry);
    signal daysLeftBits[17] <== Num2Bits(17)(expiry - today);
}
