// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {AccountSignature} from "./AccountSignature.sol";
import {IIdentityControl} from "./IIdentityControl.sol";
import {Nonces} from "@openzeppelin/contracts/utils/Nonces.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";

/// @dev Checks that an account agrees to an action. Either the account itself calls the contract,
/// or anybody brings its signature.
abstract contract Consents is EIP712, Nonces, IIdentityControl {
    /// @param action the encoded struct of the action, without the nonce and the deadline that come
    /// at its end
    function _requireConsent(address who, bytes memory action, Consent calldata consent) internal {
        if (consent.signature.length == 0) return _requireCaller(who);
        if (block.timestamp > consent.deadline) revert IdentityControlExpired(consent.deadline);
        bytes32 structHash = keccak256(bytes.concat(action, abi.encode(_useNonce(who), consent.deadline)));
        _requireSignature(who, _hashTypedDataV4(structHash), consent.signature);
    }

    function _requireCaller(address who) internal view {
        if (msg.sender != who) revert IdentityControlNotCaller(who, msg.sender);
    }

    function _requireSignature(address signer, bytes32 digest, bytes calldata signature) internal view {
        if (!AccountSignature.isValid(signer, digest, signature)) revert IdentityControlInvalidSignature(signer);
    }

    /// @inheritdoc IIdentityControl
    function nonces(address signer) public view override(IIdentityControl, Nonces) returns (uint256) {
        return super.nonces(signer);
    }
}
