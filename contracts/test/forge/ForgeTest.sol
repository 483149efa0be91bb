// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

/// @dev The functions of forge (cheat codes) that these tests use. npm has the library forge-std,
/// which declares them, only as an old, unofficial copy.
interface Vm {
    function addr(uint256 privateKey) external pure returns (address);
    function assertEq(address a, address b) external pure;
    function assertEq(bool a, bool b) external pure;
    function assertEq(bytes32 a, bytes32 b) external pure;
    function assertEq(string calldata a, string calldata b) external pure;
    function assertEq(uint256 a, uint256 b) external pure;
    function assertEq(bytes calldata a, bytes calldata b) external pure;
    function assertTrue(bool condition) external pure;
    function assume(bool condition) external pure;
    function chainId(uint256 id) external;
    function deployCode(string calldata artifact, bytes calldata constructorArgs) external returns (address);
    function etch(address target, bytes calldata code) external;
    function expectEmit(address emitter) external;
    function expectEmit(address emitter, uint64 count) external;
    function expectRevert(bytes calldata reason) external;
    function publicKeyP256(uint256 privateKey) external pure returns (uint256 x, uint256 y);
    function prank(address sender) external;
    function record() external;
    function accesses(address target) external returns (bytes32[] memory reads, bytes32[] memory writes);
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function signP256(uint256 privateKey, bytes32 digest) external pure returns (bytes32 r, bytes32 s);
    function warp(uint256 time) external;
}

abstract contract ForgeTest {
    Vm internal constant vm = Vm(address(uint160(uint256(keccak256("hevm cheat code")))));

    function bound(uint256 x, uint256 min, uint256 max) internal pure returns (uint256) {
        if (x >= min && x <= max) return x;
        uint256 size = max - min + 1;
        return size == 0 ? x : min + (x % size);
    }

    function textOf(uint256 length) internal pure returns (string memory) {
        bytes memory text = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            text[i] = "x";
        }
        return string(text);
    }
}
