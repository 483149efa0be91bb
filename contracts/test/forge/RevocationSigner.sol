// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {ForgeTest} from "./ForgeTest.sol";

/// @dev Signs a `ClaimRevocation`. The hashes are written out from EIP-712 and not taken from the
/// contract.
abstract contract RevocationSigner is ForgeTest {
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");
    bytes32 private constant REVOCATION_TYPE = keccak256("ClaimRevocation(bytes32 attestation,bytes32 reason)");

    function sign(uint256 key, bytes32 hash) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, hash);
        return abi.encodePacked(r, s, v);
    }

    function signedHash(address registry, bytes32 digest, bytes32 reason) internal view returns (bytes32) {
        bytes32 domain =
            keccak256(abi.encode(DOMAIN_TYPE, keccak256("DID Verification"), keccak256("1"), block.chainid, registry));
        bytes32 revocation = keccak256(abi.encode(REVOCATION_TYPE, digest, reason));
        return keccak256(abi.encodePacked(hex"1901", domain, revocation));
    }
}
