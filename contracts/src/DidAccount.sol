// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "./IDidAccount.sol";
import {IDidRegistry} from "./IDidRegistry.sol";
import {IIdentityControl} from "./IIdentityControl.sol";
import {PasskeySignature} from "./PasskeySignature.sol";
import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {Clones} from "@openzeppelin/contracts/proxy/Clones.sol";
import {Address} from "@openzeppelin/contracts/utils/Address.sol";
import {EIP712} from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import {Hashes} from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";
import {P256} from "@openzeppelin/contracts/utils/cryptography/P256.sol";

/// @title DidAccount
/// @dev This contract is deployed once, and {DidAccountFactory} makes clones of it (ERC-1167). The
/// first key of a clone stands at the end of the clone's code, so nobody can initialise an account
/// ahead of its holder.
contract DidAccount is EIP712, IDidAccount {
    struct State {
        uint64 nonce;
        uint32 generation;
        uint32 sessionEpoch;
        // How many keys were added and removed in the present generation. The first key, with which
        // generation 0 begins, does not count in `added`.
        uint32 added;
        uint32 removed;
    }

    bytes1 private constant BY_FIRST_KEY = 0x00;
    bytes1 private constant BY_KEY = 0x01;
    bytes1 private constant ONE_OF_SEVERAL = 0x02;
    bytes1 private constant BY_SESSION = 0x03;
    uint256 private constant MAX_PROOF = 8;
    uint256 private constant MAX_SESSION = 3 hours;

    bytes32 private constant MESSAGE_TYPEHASH = keccak256("Message(bytes32 hash)");
    bytes32 private constant CALL_TYPEHASH = keccak256("Call(address to,bytes data)");
    bytes32 private constant EXECUTE_TYPEHASH =
        keccak256("Execute(Call[] calls,uint64 nonce,uint64 deadline)Call(address to,bytes data)");
    bytes32 private constant SESSION_TYPEHASH = keccak256("Session(bytes32 x,bytes32 y,uint64 until,uint32 epoch)");

    /// @notice The registry that may recover accounts. Session keys may call only this registry.
    address public immutable registry;

    State private _state;
    mapping(uint32 generation => mapping(bytes32 id => Key)) private _keys;
    mapping(uint32 generation => uint64) private _generationStartedAt;

    constructor(address registry_) EIP712("DID Account", "1") {
        registry = registry_;
    }

    modifier onlyBy(address expected) {
        if (msg.sender != expected) revert DidAccountNotCaller(expected, msg.sender);
        _;
    }

    /// @dev Keeps a thief of a key from adding or removing keys after the holder reported the
    /// theft.
    modifier whileNotFrozen() {
        uint64 since = IIdentityControl(registry).frozenSince(address(this));
        if (since != 0) revert DidAccountFrozen(since);
        _;
    }

    // ── Functions that anybody may call ─────────────────────────────────────────────────────────

    /// @inheritdoc IDidAccount
    function execute(Call[] calldata calls, uint64 deadline, bytes calldata signature) external {
        if (block.timestamp > deadline) revert DidAccountExpired(deadline);
        bytes32 digest =
            _hashTypedDataV4(keccak256(abi.encode(EXECUTE_TYPEHASH, _hashCalls(calls), _state.nonce++, deadline)));
        bool isSession = signature.length != 0 && signature[0] == BY_SESSION;
        if (!(isSession ? _isBySession(digest, calls, signature) : _isSigned(digest, signature, _now()))) {
            revert DidAccountInvalidSignature();
        }

        for (uint256 i = 0; i < calls.length; ++i) {
            Address.functionCall(calls[i].to, calls[i].data);
        }
    }

    /// @inheritdoc IERC1271
    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        return _isSigned(_hashMessage(hash), signature, _now()) ? this.isValidSignature.selector : bytes4(0xffffffff);
    }

    /// @inheritdoc IDidAccount
    function isValidSignatureAt(bytes32 hash, bytes calldata signature, uint64 time) external view returns (bool) {
        return _isSigned(_hashMessage(hash), signature, time);
    }

    /// @inheritdoc IDidAccount
    function firstKey() public view returns (bytes32 x, bytes32 y) {
        return abi.decode(Clones.fetchCloneArgs(address(this)), (bytes32, bytes32));
    }

    /// @inheritdoc IDidAccount
    function isKey(bytes32 id) public view returns (bool) {
        return _isKeyAt(id, _isFirstKey(id), _now());
    }

    /// @inheritdoc IDidAccount
    function keyOf(uint32 generation_, bytes32 id) external view returns (Key memory) {
        return _keys[generation_][id];
    }

    /// @inheritdoc IDidAccount
    function generation() external view returns (uint32) {
        return _state.generation;
    }

    /// @inheritdoc IDidAccount
    function generationStartedAt(uint32 generation_) external view returns (uint64) {
        return _generationStartedAt[generation_];
    }

    /// @inheritdoc IDidAccount
    function nonce() external view returns (uint64) {
        return _state.nonce;
    }

    /// @inheritdoc IDidAccount
    function sessionEpoch() external view returns (uint32) {
        return _state.sessionEpoch;
    }

    // ── Functions that only the account itself may call ─────────────────────────────────────────

    /// @inheritdoc IDidAccount
    function addKey(bytes32 x, bytes32 y) external onlyBy(address(this)) whileNotFrozen {
        bytes32 id = keccak256(abi.encode(x, y));
        if (_state.generation == 0 && _isFirstKey(id)) revert DidAccountKnownKey(id);
        _addKey(id, x, y);
    }

    /// @inheritdoc IDidAccount
    function removeKey(bytes32 id) external onlyBy(address(this)) whileNotFrozen {
        if (!isKey(id)) revert DidAccountUnknownKey(id);
        State memory state = _state;
        uint256 present = state.added + (state.generation == 0 ? 1 : 0) - state.removed;
        if (present == 1) revert DidAccountLastKey(id);

        _keys[state.generation][id].removedAt = _now();
        _state.removed = state.removed + 1;
        emit KeyRemoved(id);
        _endSessions();
    }

    /// @inheritdoc IDidAccount
    function endSessions() external onlyBy(address(this)) {
        _endSessions();
    }

    // ── Functions that only the registry may call ───────────────────────────────────────────────

    /// @inheritdoc IDidAccount
    function recover(bytes32 x, bytes32 y) external onlyBy(registry) {
        uint32 next = _state.generation + 1;
        _state.generation = next;
        _state.added = 0;
        _state.removed = 0;
        _generationStartedAt[next] = _now();
        emit Recovered(next);
        _addKey(keccak256(abi.encode(x, y)), x, y);
        _endSessions();
    }

    // ── Keys of the account ─────────────────────────────────────────────────────────────────────

    function _addKey(bytes32 id, bytes32 x, bytes32 y) private {
        if (!P256.isValidPublicKey(x, y)) revert DidAccountInvalidKey(x, y);
        Key storage key = _keys[_state.generation][id];
        if (key.addedAt != 0) revert DidAccountKnownKey(id);
        key.addedAt = _now();
        ++_state.added;
        emit KeyAdded(id, x, y);
    }

    function _endSessions() private {
        uint32 epoch = _state.sessionEpoch + 1;
        _state.sessionEpoch = epoch;
        emit SessionsEnded(epoch);
    }

    function _isFirstKey(bytes32 id) private view returns (bool) {
        (bytes32 x, bytes32 y) = firstKey();
        return id == keccak256(abi.encode(x, y));
    }

    /// @dev The account stores when each key was added and removed, and never erases a key. So its
    /// newest state can say which keys it had at any past time.
    function _isKeyAt(bytes32 id, bool isFirst, uint64 time) private view returns (bool) {
        uint32 generation_ = _state.generation;
        while (generation_ != 0 && time < _generationStartedAt[generation_]) --generation_;
        Key memory key = _keys[generation_][id];
        bool isAdded = key.addedAt != 0 ? key.addedAt <= time : isFirst && generation_ == 0;
        return isAdded && (key.removedAt == 0 || time < key.removedAt);
    }

    // ── Signatures of the account ───────────────────────────────────────────────────────────────

    function _isSigned(bytes32 digest, bytes calldata signature, uint64 time) private view returns (bool) {
        if (signature.length == 0 || signature[0] != ONE_OF_SEVERAL) return _isByKey(digest, signature, time);
        if (signature.length < 2) return false;
        uint256 size = uint8(signature[1]);
        uint256 end = 2 + 32 * size;
        if (size == 0 || size > MAX_PROOF || signature.length < end) return false;
        bytes32 root = digest;
        for (uint256 start = 2; start < end; start += 32) {
            root = Hashes.commutativeKeccak256(root, bytes32(signature[start:start + 32]));
        }
        return _isByKey(root, signature[end:], time);
    }

    function _isByKey(bytes32 hash, bytes calldata signature, uint64 time) private view returns (bool) {
        if (signature.length == 0) return false;
        if (signature[0] == BY_FIRST_KEY) {
            (bytes32 x, bytes32 y) = firstKey();
            return
                _isKeyAt(keccak256(abi.encode(x, y)), true, time) && PasskeySignature.isValid(hash, signature[1:], x, y);
        }
        if (signature[0] == BY_KEY && signature.length > 65) {
            (bytes32 x, bytes32 y) = (bytes32(signature[1:33]), bytes32(signature[33:65]));
            return
                _isKeyAt(keccak256(abi.encode(x, y)), false, time)
                    && PasskeySignature.isValid(hash, signature[65:], x, y);
        }
        return false;
    }

    function _isBySession(bytes32 digest, Call[] calldata calls, bytes calldata signature) private view returns (bool) {
        if (signature.length < 137 || !_areForSession(calls)) return false;
        uint64 until = uint64(bytes8(signature[1:9]));
        if (block.timestamp > until || until - block.timestamp > MAX_SESSION) return false;
        (bytes32 x, bytes32 y) = (bytes32(signature[9:41]), bytes32(signature[41:73]));
        bytes32 grant = _hashTypedDataV4(keccak256(abi.encode(SESSION_TYPEHASH, x, y, until, _state.sessionEpoch)));
        bytes32 signed = sha256(bytes.concat(digest));
        return P256.verify(signed, bytes32(signature[73:105]), bytes32(signature[105:137]), x, y)
            && _isSigned(grant, signature[137:], _now());
    }

    function _areForSession(Call[] calldata calls) private view returns (bool) {
        for (uint256 i = 0; i < calls.length; ++i) {
            bytes4 selector = bytes4(calls[i].data);
            bool isAllowed = selector == IDidRegistry.mintDID.selector || selector == IDidRegistry.commitClaim.selector;
            if (calls[i].to != registry || !isAllowed) return false;
        }
        return true;
    }

    function _hashMessage(bytes32 hash) private view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(MESSAGE_TYPEHASH, hash)));
    }

    function _hashCalls(Call[] calldata calls) private pure returns (bytes32) {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            hashes[i] = keccak256(abi.encode(CALL_TYPEHASH, calls[i].to, keccak256(calls[i].data)));
        }
        return keccak256(abi.encodePacked(hashes));
    }

    function _now() private view returns (uint64) {
        return uint64(block.timestamp);
    }
}
