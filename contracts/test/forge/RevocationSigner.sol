// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {TypedData} from "./TypedData.sol";

abstract contract RevocationSigner is TypedData {
    bytes32 private constant REVOCATION_TYPE = keccak256("ClaimRevocation(bytes32 attestation,bytes32 reason)");

    function signedHash(address registry, bytes32 digest, bytes32 reason) internal view returns (bytes32) {
        return typedHash("DID Verification", registry, keccak256(abi.encode(REVOCATION_TYPE, digest, reason)));
    }
}
