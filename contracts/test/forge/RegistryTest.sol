// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {IERC5192} from "../../src/IERC5192.sol";
import {IIdentityControl} from "../../src/IIdentityControl.sol";
import {ForgeTest} from "./ForgeTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";
import {IERC5267} from "@openzeppelin/contracts/interfaces/IERC5267.sol";
import {IERC721Metadata} from "@openzeppelin/contracts/token/ERC721/extensions/IERC721Metadata.sol";

/// @dev All interfaces of the registry in one. With it, the tests deploy the compiled contract,
/// which is not compiled again for every test.
interface IRegistry is IERC721Metadata, IERC5192, IERC5267, IAccessControl, IDidRegistry, IIdentityControl {
    function DEFAULT_ADMIN_ROLE() external view returns (bytes32);
    function SERVICE_ROLE() external view returns (bytes32);
}

abstract contract RegistryTest is ForgeTest {
    uint256 internal constant VERIFIER_KEY = 0xbeef;

    address internal immutable admin = vm.addr(1);
    address internal immutable service = vm.addr(2);
    address internal immutable owner = vm.addr(3);
    address internal immutable stranger = vm.addr(4);
    address internal immutable verifier = vm.addr(VERIFIER_KEY);

    IRegistry internal registry;

    function setUp() public virtual {
        vm.warp(1_800_000_000);
        registry = deploy(only(admin), service);
    }

    function deploy(address[] memory admins, address serviceAccount) internal returns (IRegistry) {
        return IRegistry(vm.deployCode("DidRegistry.sol:DidRegistry", abi.encode(admins, serviceAccount)));
    }

    function mintFor(address account) internal returns (uint256) {
        vm.prank(account);
        return registry.mintDID();
    }

    function only(address account) internal pure returns (address[] memory accounts) {
        accounts = new address[](1);
        accounts[0] = account;
    }
}
