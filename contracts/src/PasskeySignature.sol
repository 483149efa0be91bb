// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";

/// @dev Decides whether WebAuthn assertions, in the packed form that {IDidAccount} describes, are
/// valid. It checks neither the origin nor the relying party, because an authenticator uses a key
/// only for the site for which the key was made.
library PasskeySignature {
    /// @dev Authenticator data has at least the hash of the relying party's id (32 bytes), the
    /// flags (1) and the counter (4).
    uint256 private constant MIN_AUTHENTICATOR_DATA = 37;
    bytes1 private constant USER_PRESENT_AND_VERIFIED = 0x05;

    /// @dev Tells whether the passkey (`x`, `y`) signed the hash. The client data must begin with
    /// the type and the challenge, as WebAuthn level 2, 5.8.1.1, spells them. So no other text in
    /// the client data can be taken for the challenge.
    function isValid(bytes32 hash, bytes calldata signature, bytes32 x, bytes32 y) internal view returns (bool) {
        if (signature.length < 65 + MIN_AUTHENTICATOR_DATA) return false;
        uint256 end = 65 + uint256(uint8(signature[64]));
        if (end < 65 + MIN_AUTHENTICATOR_DATA || signature.length < end) return false;
        bytes calldata authenticatorData = signature[65:end];
        if (authenticatorData[32] & USER_PRESENT_AND_VERIFIED != USER_PRESENT_AND_VERIFIED) return false;
        bytes memory clientData = bytes.concat(
            '{"type":"webauthn.get","challenge":"', bytes(Base64.encodeURL(bytes.concat(hash))), '"', signature[end:]
        );
        bytes32 signed = sha256(bytes.concat(authenticatorData, sha256(clientData)));
        return P256.verify(signed, bytes32(signature[:32]), bytes32(signature[32:64]), x, y);
    }
}
