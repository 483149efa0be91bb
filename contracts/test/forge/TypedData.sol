// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {ForgeTest} from "./ForgeTest.sol";

/// @dev Computes the hashes by the rules of EIP-712, and not with the code of the tested contracts.
abstract contract TypedData is ForgeTest {
    bytes32 private constant DOMAIN_TYPE =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function sign(uint256 key, bytes32 hash) internal pure returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, hash);
        return abi.encodePacked(r, s, v);
    }

    function typedHash(string memory name, address verifyingContract, bytes32 structHash)
        internal
        view
        returns (bytes32)
    {
        bytes32 domain = keccak256(
            abi.encode(DOMAIN_TYPE, keccak256(bytes(name)), keccak256("1"), block.chainid, verifyingContract)
        );
        return keccak256(abi.encodePacked(hex"1901", domain, structHash));
    }
}
