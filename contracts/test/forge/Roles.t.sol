// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidRegistry} from "../../src/IDidRegistry.sol";
import {IRegistry, RegistryTest} from "./RegistryTest.sol";
import {IAccessControl} from "@openzeppelin/contracts/access/IAccessControl.sol";

contract RolesTest is RegistryTest {
    bytes32 private constant ADMIN = bytes32(0);
    bytes32 private constant SERVICE = keccak256("SERVICE_ROLE");

    function testFuzz_only_the_accounts_named_at_deployment_have_roles(address[3] memory admins, address account)
        public
    {
        address[] memory list = new address[](3);
        for (uint256 i = 0; i < 3; ++i) {
            vm.assume(admins[i] != address(0) && admins[i] != account && admins[i] != address(this));
            list[i] = admins[i];
        }
        vm.assume(account != service);
        IRegistry fresh = deploy(list, service);
        for (uint256 i = 0; i < 3; ++i) {
            vm.assertTrue(fresh.hasRole(ADMIN, admins[i]));
        }
        vm.assertTrue(fresh.hasRole(SERVICE, service));
        vm.assertEq(fresh.hasRole(ADMIN, account), false);
        vm.assertEq(fresh.hasRole(SERVICE, account), false);
        vm.assertEq(fresh.hasRole(ADMIN, address(this)), false);
    }

    function test_the_registry_refuses_to_start_without_an_administrator_or_service() public {
        expectDeployRevert(new address[](0), service, IDidRegistry.DidRegistryNoAdministrator.selector);
        expectDeployRevert(only(address(0)), service, IDidRegistry.DidRegistryZeroAddress.selector);
        expectDeployRevert(only(admin), address(0), IDidRegistry.DidRegistryZeroAddress.selector);
    }

    function testFuzz_an_administrator_can_hand_on_both_roles(address next) public {
        vm.assume(next != address(0) && next != admin && next != service);
        vm.prank(admin);
        registry.grantRole(SERVICE, next);
        vm.prank(admin);
        registry.revokeRole(SERVICE, service);
        vm.prank(admin);
        registry.grantRole(ADMIN, next);
        vm.prank(next);
        registry.revokeRole(ADMIN, admin);
        vm.assertTrue(registry.hasRole(ADMIN, next) && registry.hasRole(SERVICE, next));
        vm.assertEq(registry.hasRole(ADMIN, admin) || registry.hasRole(SERVICE, service), false);
    }

    function testFuzz_only_an_administrator_grants_or_revokes_a_role(address caller, address next) public {
        vm.assume(caller != admin);
        bytes memory reason =
            abi.encodeWithSelector(IAccessControl.AccessControlUnauthorizedAccount.selector, caller, ADMIN);
        vm.prank(caller);
        vm.expectRevert(reason);
        registry.grantRole(ADMIN, next);
        vm.prank(caller);
        vm.expectRevert(reason);
        registry.grantRole(SERVICE, next);
        vm.prank(caller);
        vm.expectRevert(reason);
        registry.revokeRole(ADMIN, admin);
    }

    function test_the_registry_refuses_a_role_for_the_zero_address() public {
        vm.prank(admin);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryZeroAddress.selector));
        registry.grantRole(ADMIN, address(0));
    }

    function test_the_last_administrator_cannot_be_removed() public {
        bytes memory reason = abi.encodeWithSelector(IDidRegistry.DidRegistryNoAdministrator.selector);
        vm.prank(admin);
        vm.expectRevert(reason);
        registry.renounceRole(ADMIN, admin);

        vm.prank(admin);
        registry.grantRole(ADMIN, owner);
        vm.prank(admin);
        registry.grantRole(ADMIN, owner);
        vm.prank(admin);
        registry.renounceRole(ADMIN, admin);
        vm.prank(owner);
        registry.revokeRole(ADMIN, admin);
        vm.prank(owner);
        vm.expectRevert(reason);
        registry.revokeRole(ADMIN, owner);
        vm.assertTrue(registry.hasRole(ADMIN, owner));
    }

    function test_an_administrator_named_twice_counts_once() public {
        address[] memory twice = new address[](2);
        (twice[0], twice[1]) = (admin, admin);
        IRegistry fresh = deploy(twice, service);
        vm.prank(admin);
        vm.expectRevert(abi.encodeWithSelector(IDidRegistry.DidRegistryNoAdministrator.selector));
        fresh.renounceRole(ADMIN, admin);
    }

    function expectDeployRevert(address[] memory admins, address serviceAccount, bytes4 selector) private {
        vm.expectRevert(abi.encodeWithSelector(selector));
        deploy(admins, serviceAccount);
    }
}
