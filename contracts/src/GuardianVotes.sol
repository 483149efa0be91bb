// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {Consents} from "./Consents.sol";
import {IIdentityControl} from "./IIdentityControl.sol";

/// @dev Stores the guardians of each identity and counts their votes.
abstract contract GuardianVotes is Consents {
    struct Guardianship {
        bytes32 present;
        bytes32 next;
        uint64 nextAt;
        uint64 round;
        bytes32 majority; // the struct hash of the recovery that a majority decided in the last round
    }

    uint256 private constant MAX_GUARDIANS = 16;
    uint64 private constant MIN_DELAY = 1 days;
    uint64 private constant MAX_DELAY = 30 days;

    mapping(address identity => Guardianship) private _guardianships;

    /// @inheritdoc IIdentityControl
    function guardiansHash(address identity) external view returns (bytes32 present, bytes32 next, uint64 nextAt) {
        Guardianship memory guarded = _guardianships[identity];
        if (_isDue(guarded.nextAt)) return (guarded.next, bytes32(0), 0);
        return (guarded.present, guarded.next, guarded.nextAt);
    }

    /// @inheritdoc IIdentityControl
    function guardianRound(address identity) external view returns (uint256) {
        Guardianship memory guarded = _guardianships[identity];
        return _isDue(guarded.nextAt) ? guarded.round + 1 : guarded.round;
    }

    /// @dev Counts the guardians' signatures and opens the next round. Reverts if too few signed.
    /// Returns whether all guardians signed, which is false for a single guardian.
    function _requireDecision(
        address identity,
        Guardianship storage guarded,
        bytes32 structHash,
        Guardians calldata guardians,
        bytes[] calldata signatures
    ) internal returns (bool isUnanimous) {
        uint256 size = guardians.who.length;
        if (signatures.length != size) revert IdentityControlSignatureCount(signatures.length, size);
        bytes32 digest = _hashTypedDataV4(structHash);
        uint256 count = 0;
        for (uint256 i = 0; i < size; ++i) {
            if (signatures[i].length == 0) continue;
            _requireSignature(guardians.who[i], digest, signatures[i]);
            ++count;
        }
        if (count < guardians.threshold) revert IdentityControlThreshold(count, guardians.threshold);

        ++guarded.round;
        delete guarded.majority;
        _cancelGuardiansChange(identity, guarded);
        return count == size && size > 1;
    }

    function _requireGuardians(address identity, Guardians calldata guardians)
        internal
        returns (Guardianship storage guarded)
    {
        guarded = _settle(identity);
        _requireList(identity, guarded, guardians);
    }

    function _delayOf(address identity, Guardians calldata guardians, uint64 delayWithoutGuardians)
        internal
        returns (uint64)
    {
        Guardianship storage guarded = _settle(identity);
        if (guarded.present == bytes32(0)) return delayWithoutGuardians;
        _requireList(identity, guarded, guardians);
        return guardians.delay;
    }

    /// @dev Reverts unless the list is the identity's own list of guardians and breaks no rule. An
    /// identity sets only the hash of a list, so the rules are checked whenever the list is used.
    function _requireList(address identity, Guardianship storage guarded, Guardians calldata guardians) internal view {
        if (guarded.present == bytes32(0)) revert IdentityControlNoGuardians(identity);
        if (keccak256(abi.encode(guardians)) != guarded.present) revert IdentityControlWrongGuardians(identity);
        uint256 size = guardians.who.length;
        bool isValid = size <= MAX_GUARDIANS && guardians.threshold != 0 && guardians.threshold <= size
            && guardians.delay >= MIN_DELAY && guardians.delay <= MAX_DELAY;
        for (uint256 i = 0; isValid && i < size; ++i) {
            isValid = guardians.who[i] > (i == 0 ? address(0) : guardians.who[i - 1]);
        }
        if (!isValid) revert IdentityControlInvalidGuardians();
    }

    /// @dev Lets the identity's next list of guardians take over if its time has come. Signatures
    /// for the earlier round then do not count any more.
    function _settle(address identity) internal returns (Guardianship storage guarded) {
        guarded = _guardianships[identity];
        if (!_isDue(guarded.nextAt)) return guarded;
        guarded.present = guarded.next;
        guarded.next = bytes32(0);
        guarded.nextAt = 0;
        ++guarded.round;
        delete guarded.majority;
    }

    /// @dev Forgets which recovery a majority started, because that recovery is finished. So nobody
    /// can call `completeRecovery` for it again.
    function _closeRound(address identity) internal {
        delete _guardianships[identity].majority;
    }

    function _cancelGuardiansChange(address identity, Guardianship storage guarded) internal {
        if (guarded.nextAt == 0) return;
        guarded.next = bytes32(0);
        guarded.nextAt = 0;
        emit GuardiansChangeCancelled(identity);
    }

    function _isDue(uint64 time) private view returns (bool) {
        return time != 0 && time <= block.timestamp;
    }
}
