// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

/// @dev A contract wallet that accepts one signature over one hash (ERC-1271).
contract OneSignatureWallet {
    bytes32 private immutable hash;
    bytes32 private immutable signatureHash;

    constructor(bytes32 hash_, bytes memory signature) {
        hash = hash_;
        signatureHash = keccak256(signature);
    }

    function isValidSignature(bytes32 hash_, bytes calldata signature) external view returns (bytes4) {
        return hash_ == hash && keccak256(signature) == signatureHash ? this.isValidSignature.selector : bytes4(0);
    }
}

/// @dev A contract wallet whose check fails.
contract RevertingWallet {
    function isValidSignature(bytes32, bytes calldata) external pure returns (bytes4) {
        revert("broken");
    }
}
