// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";

/// @title An account that passkeys control
/// @notice Anybody may bring what a passkey signed, so the passkey's holder needs no money. The
/// account holds no money, cannot be upgraded and trusts one registry for its recovery.
/// @dev A signature is one of these, byte after byte:
///
///     00 <passkey>                            by the first key
///     01 <x 32> <y 32> <passkey>              by another key
///     02 <n 1> <n words of 32> <00… | 01…>    one of up to 256 digests that were signed at once
///     03 <until 8> <x 32> <y 32> <r 32> <s 32> <00… | 01… | 02…>
///                                             by a session key, with its grant; for {execute} only
///
///     <passkey> = <r 32> <s 32> <n 1> <n bytes of authenticator data> <client data after the
///     challenge's closing quote>
///
/// Every digest is EIP-712's in the domain {name: 'DID Account', version: '1', chainId,
/// verifyingContract: this account}. With 02, the passkey signs the root of a Merkle tree: a node
/// is keccak256 of its two children in ascending order. A node hashes 64 bytes and a digest 66, so
/// nobody can present a node as a digest.
interface IDidAccount is IERC1271 {
    // ── Types that the functions and events use ─────────────────────────────────────────────────

    /// @notice A call of another contract, which sends no money.
    struct Call {
        address to;
        bytes data;
    }

    /// @notice What the account stores about a key in one generation. The time 0 means "never".
    struct Key {
        uint64 addedAt;
        uint64 removedAt;
    }

    // ── Events of an account ────────────────────────────────────────────────────────────────────

    /// @notice From this block on, signatures by the P-256 key (`x`, `y`) count.
    event KeyAdded(bytes32 indexed id, bytes32 x, bytes32 y);

    /// @notice From this block on, signatures by the key do not count. Earlier ones stay valid.
    event KeyRemoved(bytes32 indexed id);

    /// @notice All session keys have ended. A session key's grant must name `epoch` from now on.
    event SessionsEnded(uint32 epoch);

    /// @notice All keys have ended. The keys that come after this event belong to `generation`.
    event Recovered(uint32 generation);

    // ── Errors of an account ────────────────────────────────────────────────────────────────────

    /// @notice No key of the account made this signature.
    error DidAccountInvalidSignature();

    /// @notice The deadline of the signed calls has passed.
    error DidAccountExpired(uint64 deadline);

    /// @notice Only `expected` may call this function.
    error DidAccountNotCaller(address expected, address caller);

    /// @notice The two numbers are not the coordinates of a point on the P-256 curve.
    error DidAccountInvalidKey(bytes32 x, bytes32 y);

    /// @notice The account has or had this key in the present generation. A removed key cannot come
    /// back in it, because the account stores only one beginning and one end for each key.
    error DidAccountKnownKey(bytes32 id);

    /// @notice The account has no key with this id, or that key does not count now.
    error DidAccountUnknownKey(bytes32 id);

    /// @notice The last key cannot be removed, because nobody could act for an account without a
    /// key.
    error DidAccountLastKey(bytes32 id);

    /// @notice No key can be added or removed while a key of this identity is reported stolen.
    error DidAccountFrozen(uint64 since);

    // ── Functions that anybody may call ─────────────────────────────────────────────────────────

    /// @notice Makes calls that a key signed. If one of the calls fails, none of them takes effect.
    /// @dev The key signs `Execute(Call[] calls,uint64 nonce,uint64 deadline)Call(address to,bytes
    /// data)`. A session key may call `mintDID()` and `commitClaim(uint256,bytes32)` of the
    /// registry, and nothing else. Its grant is `Session(bytes32 x,bytes32 y,uint64 until,uint32
    /// epoch)`, signed by a passkey. The grant works in the last 3 hours before `until`. The
    /// session key signs sha256 of the digest's 32 bytes.
    function execute(Call[] calldata calls, uint64 deadline, bytes calldata signature) external;

    /// @notice Whether a key that counted at `time` signed `hash` for this account.
    /// @dev The key signs `Message(bytes32 hash)`, as for {isValidSignature}. The answer does not
    /// show that the signature existed at `time`: only a record such as an anchor shows this. For a
    /// time ahead of the chain, the present keys count.
    function isValidSignatureAt(bytes32 hash, bytes calldata signature, uint64 time) external view returns (bool);

    /// @notice The key in the account's code, from which the account's address follows. It belongs
    /// to generation 0.
    function firstKey() external view returns (bytes32 x, bytes32 y);

    /// @notice Whether signatures by the key count now.
    /// @param id keccak256(abi.encode(x, y))
    function isKey(bytes32 id) external view returns (bool);

    /// @notice When a key was added and removed. The first key was never added, so both times are 0
    /// until it is removed.
    function keyOf(uint32 generation_, bytes32 id) external view returns (Key memory);

    /// @notice How many recoveries of the account were finished. Only keys of the present
    /// generation count.
    function generation() external view returns (uint32);

    /// @notice When a generation began. It is 0 for the first generation.
    function generationStartedAt(uint32 generation_) external view returns (uint64);

    /// @notice The number that the next call of {execute} must name.
    function nonce() external view returns (uint64);

    /// @notice The number that the grant of a session key must name.
    function sessionEpoch() external view returns (uint32);

    // ── Functions that only the account itself may call, by {execute} ───────────────────────────

    /// @notice Adds a passkey. Reverts while the registry says that the identity is frozen.
    function addKey(bytes32 x, bytes32 y) external;

    /// @notice Removes a key and ends all sessions. Reverts for the last key, and while the
    /// registry says that the identity is frozen.
    function removeKey(bytes32 id) external;

    /// @notice Ends all session keys.
    function endSessions() external;

    // ── Functions that only the registry may call ───────────────────────────────────────────────

    /// @notice Ends all keys and sessions. From now on, the given key alone controls the account.
    /// @dev A key of an earlier generation may be given, because each generation has its own list
    /// of keys. So a thief cannot block a recovery by adding the key of the recovery first.
    function recover(bytes32 x, bytes32 y) external;
}
