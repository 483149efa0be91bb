// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

/// @title Who acts for an identity
/// @notice An identity is an address: the one that owns a DID, or any other. It is its own
/// controller until it moves its control to another address, or its guardians recover it. The
/// identity itself never changes, because tokens, commitments and attestations name it.
/// @dev Chains of controllers are not followed: an identity B that controls an identity A and moves
/// its own control to C still controls A.
interface IIdentityControl {
    // ── Types ───────────────────────────────────────────────────────────────────────────────────

    /// @notice How an account agrees to an action. With an empty signature, the account itself must
    /// be the caller. Otherwise, anybody may bring the account's EIP-712 signature in the
    /// registry's domain. The signed struct of an action has the action's arguments, then `uint256
    /// nonce` ({nonces} of the signer), then `uint64 deadline`.
    /// @dev The account's own key is tried first, then the account's code (ERC-1271).
    struct Consent {
        uint64 deadline;
        bytes signature;
    }

    /// @notice The people who may recover an identity. The chain has only keccak256(abi.encode(this))
    /// and sees the list when guardians act.
    /// @param who 1 to 16 addresses in ascending order, so that nobody counts twice
    /// @param threshold how many of them decide, from 1 to all
    /// @param delay seconds between a decision and its effect, 1 to 30 days
    /// @param salt so that nobody can guess the list from its hash
    struct Guardians {
        address[] who;
        uint8 threshold;
        uint64 delay;
        bytes32 salt;
    }

    enum Change {
        None,
        Recovery,
        Move,
        Unfreeze
    }

    /// @notice What guardians sign as "freeze", "unfreeze" or "veto".
    enum Decision {
        Freeze,
        Unfreeze,
        Veto
    }

    /// @param controller the address that takes over; zero for a recovery by key and for Unfreeze
    /// @param readyAt from when on {finishChange} accepts the change
    /// @param isUnanimous whether all guardians, and more than one, decided this recovery
    /// @param keyHash keccak256 of the 64 bytes x and y of a recovery by key, else zero
    struct PendingChange {
        Change kind;
        address controller;
        uint64 readyAt;
        bool isUnanimous;
        bytes32 keyHash;
    }

    // ── Events ──────────────────────────────────────────────────────────────────────────────────

    /// @notice `controller` acts for `identity` from now on. A recovery by key names the identity.
    event ControlChanged(address indexed identity, address indexed controller, bool byRecovery);

    /// @notice The list of guardians with the hash `hash` counts from the time `from` on. A hash of
    /// zero means that nobody is a guardian.
    event GuardiansSet(address indexed identity, bytes32 hash, uint64 from);

    /// @notice The waiting change of guardians will not happen.
    event GuardiansChangeCancelled(address indexed identity);

    /// @notice Guardians decided that `controller`, or the P-256 key `key`, takes over.
    event RecoveryStarted(
        address indexed identity, address indexed controller, bytes key, uint64 readyAt, bool isUnanimous
    );

    /// @notice The controller asked to hand the identity to `controller`.
    event MoveStarted(address indexed identity, address indexed controller, uint64 readyAt);

    /// @notice The controller asked to end the freeze.
    event UnfreezeRequested(address indexed identity, uint64 readyAt);

    /// @notice The pending change will not happen.
    event ChangeCancelled(address indexed identity, Change kind);

    /// @notice The identity's controller or guardians reported that its key is stolen.
    event IdentityFrozen(address indexed identity);

    /// @notice The identity may act again.
    event IdentityUnfrozen(address indexed identity);

    // ── Errors ──────────────────────────────────────────────────────────────────────────────────

    /// @notice Only `expected` may do this, or somebody who brings its signature.
    error IdentityControlNotCaller(address expected, address caller);

    /// @notice The consent has expired.
    error IdentityControlExpired(uint64 deadline);

    /// @notice The signature is not the signer's signature of this action.
    error IdentityControlInvalidSignature(address signer);

    /// @notice The identity is frozen.
    error IdentityControlFrozen(address identity, uint64 since);

    /// @notice The identity is not frozen.
    error IdentityControlNotFrozen(address identity);

    /// @notice The identity has no guardians.
    error IdentityControlNoGuardians(address identity);

    /// @notice The list of guardians is not the one whose hash the identity has set.
    error IdentityControlWrongGuardians(address identity);

    /// @notice The list of guardians breaks a rule of {Guardians}.
    error IdentityControlInvalidGuardians();

    /// @notice There must be one signature, or an empty one, for each guardian.
    error IdentityControlSignatureCount(uint256 count, uint256 expected);

    /// @notice Too few guardians signed.
    error IdentityControlThreshold(uint256 count, uint256 threshold);

    /// @notice Another change is pending.
    error IdentityControlPending(address identity, Change kind);

    /// @notice No change is pending.
    error IdentityControlNothingPending(address identity);

    /// @notice All guardians decided the pending recovery, so only all of them together can undo
    /// it.
    error IdentityControlUnanimous(address identity);

    /// @notice Only a recovery that a majority started in the last round can be completed by all.
    error IdentityControlNothingToComplete(address identity);

    /// @notice The change can be finished from `readyAt` on.
    error IdentityControlTooEarly(uint64 readyAt);

    /// @notice A recovery names either an address or a valid P-256 key of an account with code.
    error IdentityControlInvalidTarget(address identity);

    /// @notice The key is not the one to which the guardians decided to recover the identity.
    error IdentityControlWrongKey(address identity);

    /// @notice The address is already the identity's controller.
    error IdentityControlSameController(address identity, address controller);

    // ── The controller ──────────────────────────────────────────────────────────────────────────

    /// @notice Sets or changes the guardians. The first list counts at once. A change waits for
    /// twice the present delay, so that a thief of a key cannot remove the guardians before they
    /// act. Calling again replaces a waiting change.
    /// @dev `SetGuardians(address identity,bytes32 guardians,uint256 nonce,uint64 deadline)`.
    /// Refused while the identity is frozen or a change is pending. A hash whose list breaks the
    /// rules, or whose list is lost, can never be changed: check and keep the list before setting
    /// the hash.
    /// @param next keccak256(abi.encode(guardians)); zero for nobody
    /// @param present the present list; ignored while there is none
    function setGuardians(address identity, bytes32 next, Guardians calldata present, Consent calldata consent) external;

    /// @notice Hands the identity to another controller, or back to the identity's own address. Both
    /// sides agree. Without guardians, this happens at once; with guardians, after their delay.
    /// @dev `MoveControl(address identity,address controller,uint256 nonce,uint64 deadline)` by the
    /// present controller and `AcceptControl(address identity,address controller,uint256 nonce,uint64
    /// deadline)` by the next. Refused while the identity is frozen or a change is pending.
    /// @param guardians the present list; ignored while there is none
    function moveControl(
        address identity,
        address controller,
        Guardians calldata guardians,
        Consent calldata present,
        Consent calldata next
    ) external;

    /// @notice Reports a stolen key: the identity cannot mint, commit, publish, move or change its
    /// guardians. Cancels a pending move or unfreezing and a waiting change of guardians.
    /// @dev `Freeze(address identity,uint256 nonce,uint64 deadline)`. A second freeze keeps the first
    /// moment.
    function freeze(address identity, Consent calldata consent) external;

    /// @notice Asks to end the freeze after the guardians' delay, or 7 days without guardians. Until
    /// then any veto cancels it, because a thief may ask, too.
    /// @dev `RequestUnfreeze(address identity,uint256 nonce,uint64 deadline)`
    /// @param guardians the present list; ignored while there is none
    function requestUnfreeze(address identity, Guardians calldata guardians, Consent calldata consent) external;

    /// @notice Cancels the pending change. A recovery that all guardians decided stays, because
    /// otherwise a thief of the key could veto for ever.
    /// @dev `Veto(address identity,uint256 nonce,uint64 deadline)`
    function veto(address identity, Consent calldata consent) external;

    // ── Guardians ───────────────────────────────────────────────────────────────────────────────
    // Anybody may bring the guardians' signatures: one for each address of the list, in the order
    // of the list, and an empty one for a guardian who did not sign. A wrong signature makes the
    // call fail, so that a vote of all guardians is never counted as a vote of fewer. Each accepted
    // decision raises {guardianRound}, which every signature names. It also cancels a waiting
    // change of guardians, so that nobody can remove guardians who act.

    /// @notice Starts a recovery to an address or, for an account that passkeys control, to a key.
    /// It replaces the pending change, but a majority cannot replace a recovery that all guardians
    /// decided.
    /// @dev `Recovery(address identity,address controller,bytes key,uint256 round)`
    /// @param controller who takes over; zero if `key` is given. The identity's own address is allowed
    /// @param key the 64 bytes x and y of a P-256 key; empty if `controller` is given
    function startRecovery(
        address identity,
        address controller,
        bytes calldata key,
        Guardians calldata guardians,
        bytes[] calldata signatures
    ) external;

    /// @notice Starts the last round's recovery again, now as a decision of all guardians.
    /// @dev The signatures name the last round, in which a majority has started this recovery. So
    /// nobody can spoil a vote of all guardians by bringing only a part of it to the chain, and the
    /// missing guardians can still sign after a veto. The delay starts anew.
    function completeRecovery(
        address identity,
        address controller,
        bytes calldata key,
        Guardians calldata guardians,
        bytes[] calldata signatures
    ) external;

    /// @notice Freezes or unfreezes the identity at once, or cancels the pending change. A recovery
    /// that all guardians decided can only be cancelled by all of them. A veto also counts when
    /// nothing is pending: the signatures of this round are then void.
    /// @dev `GuardianDecision(address identity,string decision,uint256 round)` with the decision
    /// "freeze", "unfreeze" or "veto"
    function decide(address identity, Decision decision, Guardians calldata guardians, bytes[] calldata signatures)
        external;

    // ── Anyone ──────────────────────────────────────────────────────────────────────────────────

    /// @notice Carries out the pending change once it is ready. A recovery to an address needs the
    /// consent of that address, so that no address takes over that cannot act. A recovery also ends
    /// the freeze. The guardians stay.
    /// @dev `AcceptControl(address identity,address controller,uint256 nonce,uint64 deadline)`
    /// @param key the key of a recovery by key, else empty
    /// @param consent of the new controller of a recovery to an address, else ignored
    function finishChange(address identity, bytes calldata key, Consent calldata consent) external;

    /// @notice Who acts for `identity`.
    /// @return controller the identity itself until changed
    /// @return since when the last change was; 0 if there was none
    /// @return byRecovery whether guardians made the last change
    function controllerOf(address identity) external view returns (address controller, uint64 since, bool byRecovery);

    /// @notice Since when the identity has been frozen. 0 means that it is not frozen.
    function frozenSince(address identity) external view returns (uint64);

    /// @notice The change that is waiting, or one of kind None.
    function pendingChange(address identity) external view returns (PendingChange memory);

    /// @notice The hash of the guardians' list, or zero.
    /// @return present the hash that counts now
    /// @return next what replaces it at `nextAt`
    /// @return nextAt 0 if no change is waiting
    function guardiansHash(address identity) external view returns (bytes32 present, bytes32 next, uint64 nextAt);

    /// @notice The round that the next guardians' signatures name. It rises with every decision of
    /// guardians, and when another list takes over.
    function guardianRound(address identity) external view returns (uint256);

    /// @notice The number that the signer's next {Consent} names.
    function nonces(address signer) external view returns (uint256);
}
