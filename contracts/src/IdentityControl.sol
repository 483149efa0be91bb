// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {GuardianVotes} from "./GuardianVotes.sol";
import {IDidAccount} from "./IDidAccount.sol";
import {IIdentityControl} from "./IIdentityControl.sol";
import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";

/// @dev Every external function checks first, then changes the state, and then emits events. Only
/// {finishChange} calls another contract that may change its own state, as its last step.
abstract contract IdentityControl is GuardianVotes {
    /// @dev The struct fits one storage slot, so that a mint or a commitment reads only one slot.
    struct Control {
        address controller; // zero for the identity itself
        uint40 since;
        uint40 frozenSince;
        bool byRecovery;
    }

    bytes32 private constant SET_GUARDIANS_TYPEHASH =
        keccak256("SetGuardians(address identity,bytes32 guardians,uint256 nonce,uint64 deadline)");
    bytes32 private constant MOVE_TYPEHASH =
        keccak256("MoveControl(address identity,address controller,uint256 nonce,uint64 deadline)");
    bytes32 private constant ACCEPT_TYPEHASH =
        keccak256("AcceptControl(address identity,address controller,uint256 nonce,uint64 deadline)");
    bytes32 private constant FREEZE_TYPEHASH = keccak256("Freeze(address identity,uint256 nonce,uint64 deadline)");
    bytes32 private constant UNFREEZE_TYPEHASH =
        keccak256("RequestUnfreeze(address identity,uint256 nonce,uint64 deadline)");
    bytes32 private constant VETO_TYPEHASH = keccak256("Veto(address identity,uint256 nonce,uint64 deadline)");
    bytes32 private constant RECOVERY_TYPEHASH =
        keccak256("Recovery(address identity,address controller,bytes key,uint256 round)");
    bytes32 private constant DECISION_TYPEHASH =
        keccak256("GuardianDecision(address identity,string decision,uint256 round)");

    uint64 private constant UNFREEZE_DELAY_WITHOUT_GUARDIANS = 7 days;

    mapping(address identity => Control) private _controls;
    mapping(address identity => PendingChange) private _pending;

    // ── Functions for the controller of an identity ─────────────────────────────────────────────

    /// @inheritdoc IIdentityControl
    function setGuardians(address identity, bytes32 next, Guardians calldata present, Consent calldata consent)
        external
    {
        address controller = _requireActive(identity);
        _requireNothingPending(identity);
        _requireConsent(controller, abi.encode(SET_GUARDIANS_TYPEHASH, identity, next), consent);

        Guardianship storage guarded = _settle(identity);
        if (guarded.present == bytes32(0)) {
            if (next == bytes32(0)) revert IdentityControlNoGuardians(identity);
            guarded.present = next;
            emit GuardiansSet(identity, next, uint64(block.timestamp));
            return;
        }
        _requireList(identity, guarded, present);
        guarded.next = next;
        guarded.nextAt = uint64(block.timestamp) + 2 * present.delay;
        emit GuardiansSet(identity, next, guarded.nextAt);
    }

    /// @inheritdoc IIdentityControl
    function moveControl(
        address identity,
        address controller,
        Guardians calldata guardians,
        Consent calldata present,
        Consent calldata next
    ) external {
        address before = _requireActive(identity);
        _requireNothingPending(identity);
        if (controller == before) revert IdentityControlSameController(identity, controller);
        _requireConsent(before, abi.encode(MOVE_TYPEHASH, identity, controller), present);
        _requireConsent(controller, abi.encode(ACCEPT_TYPEHASH, identity, controller), next);

        uint64 delay = _delayOf(identity, guardians, 0);
        if (delay == 0) {
            _setController(identity, controller, false);
            return;
        }
        uint64 readyAt = uint64(block.timestamp) + delay;
        _pending[identity] = PendingChange(Change.Move, controller, readyAt, false, bytes32(0));
        emit MoveStarted(identity, controller, readyAt);
    }

    /// @inheritdoc IIdentityControl
    function freeze(address identity, Consent calldata consent) external {
        _requireConsent(_controllerOf(identity), abi.encode(FREEZE_TYPEHASH, identity), consent);
        _cancelGuardiansChange(identity, _settle(identity));
        _freeze(identity);
    }

    /// @inheritdoc IIdentityControl
    function requestUnfreeze(address identity, Guardians calldata guardians, Consent calldata consent) external {
        _requireFrozen(identity);
        _requireNothingPending(identity);
        _requireConsent(_controllerOf(identity), abi.encode(UNFREEZE_TYPEHASH, identity), consent);

        uint64 delay = _delayOf(identity, guardians, UNFREEZE_DELAY_WITHOUT_GUARDIANS);
        uint64 readyAt = uint64(block.timestamp) + delay;
        _pending[identity] = PendingChange(Change.Unfreeze, address(0), readyAt, false, bytes32(0));
        emit UnfreezeRequested(identity, readyAt);
    }

    /// @inheritdoc IIdentityControl
    function veto(address identity, Consent calldata consent) external {
        if (_pending[identity].kind == Change.None) revert IdentityControlNothingPending(identity);
        if (_pending[identity].isUnanimous) revert IdentityControlUnanimous(identity);
        _requireConsent(_controllerOf(identity), abi.encode(VETO_TYPEHASH, identity), consent);
        _cancel(identity);
    }

    // ── Functions for guardians ─────────────────────────────────────────────────────────────────

    /// @inheritdoc IIdentityControl
    function startRecovery(
        address identity,
        address controller,
        bytes calldata key,
        Guardians calldata guardians,
        bytes[] calldata signatures
    ) external {
        Guardianship storage guarded = _requireGuardians(identity, guardians);
        bytes32 recovery = _hashRecovery(identity, controller, key, guarded.round);
        bool isUnanimous = _requireDecision(identity, guarded, recovery, guardians, signatures);
        if (!isUnanimous) guarded.majority = recovery;
        _startRecovery(identity, controller, key, guardians.delay, isUnanimous);
    }

    /// @inheritdoc IIdentityControl
    function completeRecovery(
        address identity,
        address controller,
        bytes calldata key,
        Guardians calldata guardians,
        bytes[] calldata signatures
    ) external {
        Guardianship storage guarded = _requireGuardians(identity, guardians);
        if (guarded.majority == bytes32(0)) revert IdentityControlNothingToComplete(identity);
        bytes32 recovery = _hashRecovery(identity, controller, key, guarded.round - 1);
        if (guarded.majority != recovery) revert IdentityControlNothingToComplete(identity);
        if (!_requireDecision(identity, guarded, recovery, guardians, signatures)) {
            revert IdentityControlUnanimous(identity);
        }
        _startRecovery(identity, controller, key, guardians.delay, true);
    }

    /// @inheritdoc IIdentityControl
    function decide(address identity, Decision decision, Guardians calldata guardians, bytes[] calldata signatures)
        external
    {
        Guardianship storage guarded = _requireGuardians(identity, guardians);
        bytes32 word = decision == Decision.Freeze
            ? keccak256("freeze")
            : decision == Decision.Unfreeze ? keccak256("unfreeze") : keccak256("veto");
        bytes32 structHash = keccak256(abi.encode(DECISION_TYPEHASH, identity, word, uint256(guarded.round)));
        bool isUnanimous = _requireDecision(identity, guarded, structHash, guardians, signatures);

        if (decision == Decision.Freeze) {
            _freeze(identity);
        } else if (decision == Decision.Unfreeze) {
            _requireFrozen(identity);
            if (_pending[identity].kind == Change.Unfreeze) delete _pending[identity];
            _unfreeze(identity);
        } else if (_pending[identity].kind != Change.None) {
            if (_pending[identity].isUnanimous && !isUnanimous) revert IdentityControlUnanimous(identity);
            _cancel(identity);
        }
    }

    // ── Functions that anybody may call ─────────────────────────────────────────────────────────

    /// @inheritdoc IIdentityControl
    function finishChange(address identity, bytes calldata key, Consent calldata consent) external {
        PendingChange memory pending = _pending[identity];
        if (pending.kind == Change.None) revert IdentityControlNothingPending(identity);
        if (block.timestamp < pending.readyAt) revert IdentityControlTooEarly(pending.readyAt);
        delete _pending[identity];

        if (pending.kind == Change.Unfreeze) return _unfreeze(identity);
        if (pending.kind == Change.Move) return _setController(identity, pending.controller, false);
        if (pending.keyHash == bytes32(0)) {
            _requireConsent(pending.controller, abi.encode(ACCEPT_TYPEHASH, identity, pending.controller), consent);
            return _finishRecovery(identity, pending.controller);
        }
        if (keccak256(key) != pending.keyHash) revert IdentityControlWrongKey(identity);
        _finishRecovery(identity, identity);
        IDidAccount(identity).recover(bytes32(key[:32]), bytes32(key[32:]));
    }

    /// @inheritdoc IIdentityControl
    function controllerOf(address identity) external view returns (address controller, uint64 since, bool byRecovery) {
        Control memory control = _controls[identity];
        return (_controllerOf(identity), control.since, control.byRecovery);
    }

    /// @inheritdoc IIdentityControl
    function frozenSince(address identity) external view returns (uint64) {
        return _controls[identity].frozenSince;
    }

    /// @inheritdoc IIdentityControl
    function pendingChange(address identity) external view returns (PendingChange memory) {
        return _pending[identity];
    }

    // ── Functions that the registry itself uses ─────────────────────────────────────────────────

    /// @dev Returns the controller of an identity, and reverts while the identity is frozen.
    function _requireActive(address identity) internal view returns (address) {
        Control storage control = _controls[identity];
        if (control.frozenSince != 0) revert IdentityControlFrozen(identity, control.frozenSince);
        address controller = control.controller;
        return controller == address(0) ? identity : controller;
    }

    // ── How the control of an identity changes ──────────────────────────────────────────────────

    function _startRecovery(address identity, address controller, bytes calldata key, uint64 delay, bool isUnanimous)
        private
    {
        bool isByKey = key.length != 0;
        if (isByKey == (controller != address(0)) || (isByKey && !_isAccountKey(identity, key))) {
            revert IdentityControlInvalidTarget(identity);
        }
        if (_pending[identity].isUnanimous && !isUnanimous) revert IdentityControlUnanimous(identity);

        if (_pending[identity].kind != Change.None) _cancel(identity);
        uint64 readyAt = uint64(block.timestamp) + delay;
        bytes32 keyHash = isByKey ? keccak256(key) : bytes32(0);
        _pending[identity] = PendingChange(Change.Recovery, controller, readyAt, isUnanimous, keyHash);
        emit RecoveryStarted(identity, controller, key, readyAt, isUnanimous);
    }

    /// @dev No change of guardians can be waiting here. The start of the recovery has cancelled it,
    /// and nobody could ask for another one while the recovery was pending.
    function _finishRecovery(address identity, address controller) private {
        _closeRound(identity);
        if (_controls[identity].frozenSince != 0) _unfreeze(identity);
        _setController(identity, controller, true);
    }

    function _setController(address identity, address controller, bool byRecovery) private {
        Control storage control = _controls[identity];
        control.controller = controller == identity ? address(0) : controller;
        control.since = uint40(block.timestamp);
        control.byRecovery = byRecovery;
        emit ControlChanged(identity, controller, byRecovery);
    }

    function _freeze(address identity) private {
        Change kind = _pending[identity].kind;
        if (kind == Change.Move || kind == Change.Unfreeze) _cancel(identity);
        if (_controls[identity].frozenSince != 0) return;
        _controls[identity].frozenSince = uint40(block.timestamp);
        emit IdentityFrozen(identity);
    }

    function _unfreeze(address identity) private {
        delete _controls[identity].frozenSince;
        emit IdentityUnfrozen(identity);
    }

    function _cancel(address identity) private {
        emit ChangeCancelled(identity, _pending[identity].kind);
        delete _pending[identity];
    }

    function _controllerOf(address identity) private view returns (address) {
        address controller = _controls[identity].controller;
        return controller == address(0) ? identity : controller;
    }

    function _requireNothingPending(address identity) private view {
        Change kind = _pending[identity].kind;
        if (kind != Change.None) revert IdentityControlPending(identity, kind);
    }

    function _requireFrozen(address identity) private view {
        if (_controls[identity].frozenSince == 0) revert IdentityControlNotFrozen(identity);
    }

    function _isAccountKey(address identity, bytes calldata key) private view returns (bool) {
        return
            key.length == 64 && identity.code.length != 0 && P256.isValidPublicKey(bytes32(key[:32]), bytes32(key[32:]));
    }

    function _hashRecovery(address identity, address controller, bytes calldata key, uint256 round)
        private
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(RECOVERY_TYPEHASH, identity, controller, keccak256(key), round));
    }
}
