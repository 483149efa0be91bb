// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "../../../src/IDidAccount.sol";
import {ControlTest} from "../control/ControlTest.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

/// @dev With this interface, the tests deploy the compiled factory, as RegistryTest does for the
/// registry.
interface IFactory {
    function implementation() external view returns (address);
    function addressOf(bytes32 x, bytes32 y) external view returns (address);
    function deploy(bytes32 x, bytes32 y) external returns (address);
    function deployAndExecute(
        bytes32 x,
        bytes32 y,
        IDidAccount.Call[] calldata calls,
        uint64 deadline,
        bytes calldata signature
    ) external;
}

/// @dev The account's first passkey has the number FIRST. forge has no precompile for P-256 here,
/// so OpenZeppelin's own code checks the signatures. The gas is measured on a chain with the
/// precompile.
abstract contract AccountTest is ControlTest {
    uint256 internal constant FIRST = 11;
    uint256 internal constant SECOND = 12;
    uint256 internal constant CURVE_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551;
    bytes internal constant REST = ',"origin":"https://did.example.org","crossOrigin":false}';

    bytes32 private constant EXECUTE =
        keccak256("Execute(Call[] calls,uint64 nonce,uint64 deadline)Call(address to,bytes data)");
    bytes32 private constant CALL = keccak256("Call(address to,bytes data)");

    address internal implementation;
    IFactory internal factory;
    IDidAccount internal account;

    function setUp() public virtual override {
        super.setUp();
        implementation = vm.deployCode("DidAccount.sol:DidAccount", abi.encode(registry));
        factory = IFactory(vm.deployCode("DidAccountFactory.sol:DidAccountFactory", abi.encode(implementation)));
        account = deployFor(FIRST);
    }

    function deployFor(uint256 key) internal returns (IDidAccount) {
        (bytes32 x, bytes32 y) = publicKey(key);
        return IDidAccount(factory.deploy(x, y));
    }

    function publicKey(uint256 key) internal pure returns (bytes32, bytes32) {
        (uint256 x, uint256 y) = vm.publicKeyP256(key);
        return (bytes32(x), bytes32(y));
    }

    function idOf(uint256 key) internal pure returns (bytes32) {
        (bytes32 x, bytes32 y) = publicKey(key);
        return keccak256(abi.encode(x, y));
    }

    // ── Functions that compute the digests ──────────────────────────────────────────────────────

    function messageHash(IDidAccount of_, bytes32 hash) internal view returns (bytes32) {
        return accountHash(of_, keccak256(abi.encode(keccak256("Message(bytes32 hash)"), hash)));
    }

    function executeHash(IDidAccount of_, IDidAccount.Call[] memory calls, uint64 nonce, uint64 deadline)
        internal
        view
        returns (bytes32)
    {
        bytes32[] memory hashes = new bytes32[](calls.length);
        for (uint256 i = 0; i < calls.length; ++i) {
            hashes[i] = keccak256(abi.encode(CALL, calls[i].to, keccak256(calls[i].data)));
        }
        bytes32 list_ = keccak256(abi.encodePacked(hashes));
        return accountHash(of_, keccak256(abi.encode(EXECUTE, list_, nonce, deadline)));
    }

    function accountHash(IDidAccount of_, bytes32 structHash) internal view returns (bytes32) {
        return typedHash("DID Account", address(of_), structHash);
    }

    // ── Functions that sign as a passkey does ───────────────────────────────────────────────────

    function byFirst(uint256 key, bytes32 hash) internal pure returns (bytes memory) {
        return bytes.concat(hex"00", assertion(key, hash));
    }

    function byOther(uint256 key, bytes32 hash) internal pure returns (bytes memory) {
        (bytes32 x, bytes32 y) = publicKey(key);
        return bytes.concat(hex"01", x, y, assertion(key, hash));
    }

    function assertion(uint256 key, bytes32 hash) internal pure returns (bytes memory) {
        return assertionOf(key, hash, authenticatorData(0x05), '{"type":"webauthn.get","challenge":"');
    }

    function authenticatorData(bytes1 flags) internal pure returns (bytes memory) {
        return bytes.concat(sha256("did.example.org"), flags, bytes4(0));
    }

    function assertionOf(uint256 key, bytes32 hash, bytes memory data, bytes memory beginning)
        internal
        pure
        returns (bytes memory)
    {
        bytes memory clientData = bytes.concat(beginning, bytes(Base64.encodeURL(abi.encode(hash))), '"', REST);
        (bytes32 r, bytes32 s) = signLow(key, sha256(bytes.concat(data, sha256(clientData))));
        return bytes.concat(r, s, bytes1(uint8(data.length)), data, REST);
    }

    function signLow(uint256 key, bytes32 hash) internal pure returns (bytes32 r, bytes32 s) {
        (r, s) = vm.signP256(key, hash);
        if (uint256(s) > CURVE_ORDER / 2) s = bytes32(CURVE_ORDER - uint256(s));
    }

    // ── Functions that build and send calls of the account ──────────────────────────────────────

    function one(address to, bytes memory data) internal pure returns (IDidAccount.Call[] memory calls) {
        calls = new IDidAccount.Call[](1);
        calls[0] = IDidAccount.Call(to, data);
    }

    function mint() internal view returns (IDidAccount.Call[] memory) {
        return one(address(registry), abi.encodeWithSelector(registry.mintDID.selector));
    }

    function commit(uint256 did) internal view returns (IDidAccount.Call[] memory) {
        return one(address(registry), abi.encodeWithSelector(registry.commitClaim.selector, did, bytes32("commitment")));
    }

    function toSelf(bytes memory data) internal view returns (IDidAccount.Call[] memory) {
        return one(address(account), data);
    }

    function add(uint256 key) internal view returns (IDidAccount.Call[] memory) {
        (bytes32 x, bytes32 y) = publicKey(key);
        return toSelf(abi.encodeWithSelector(account.addKey.selector, x, y));
    }

    function remove(uint256 key) internal view returns (IDidAccount.Call[] memory) {
        return toSelf(abi.encodeWithSelector(account.removeKey.selector, idOf(key)));
    }

    function soon() internal view returns (uint64) {
        return uint64(block.timestamp);
    }

    function execute(IDidAccount.Call[] memory calls) internal {
        account.execute(calls, soon(), byFirst(FIRST, nextHash(calls)));
    }

    function executeBy(uint256 key, IDidAccount.Call[] memory calls) internal {
        account.execute(calls, soon(), byOther(key, nextHash(calls)));
    }

    function nextHash(IDidAccount.Call[] memory calls) internal view returns (bytes32) {
        return executeHash(account, calls, account.nonce(), soon());
    }

    function assertRefused(IDidAccount.Call[] memory calls, bytes memory signature) internal {
        expectRevert(IDidAccount.DidAccountInvalidSignature.selector);
        account.execute(calls, soon(), signature);
    }

    // ── Functions that recover the account ──────────────────────────────────────────────────────

    function setAccountGuardians() internal {
        bytes memory data =
            abi.encodeWithSelector(registry.setGuardians.selector, account, hashOf(list()), nobody(), called());
        execute(one(address(registry), data));
    }

    function keyOf(uint256 key) internal pure returns (bytes memory) {
        (bytes32 x, bytes32 y) = publicKey(key);
        return bytes.concat(x, y);
    }

    function recoverTo(uint256 key) internal {
        uint256 round = registry.guardianRound(address(account));
        bytes32 structHash = recoveryHash(address(account), address(0), keyOf(key), round);
        registry.startRecovery(address(account), address(0), keyOf(key), list(), votes(structHash, 2));
        vm.warp(block.timestamp + DELAY);
        registry.finishChange(address(account), keyOf(key), called());
    }
}
