// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {IDidAccount} from "../../../src/IDidAccount.sol";
import {AccountTest} from "./AccountTest.sol";

contract FactoryTest is AccountTest {
    function testFuzz_an_address_follows_from_the_first_key(bytes32 x, bytes32 y, address deployer) public {
        address expected = factory.addressOf(x, y);
        vm.assertEq(expected.code.length, 0);
        vm.prank(deployer);
        vm.assertEq(factory.deploy(x, y), expected);
        (bytes32 firstX, bytes32 firstY) = IDidAccount(expected).firstKey();
        vm.assertEq(firstX, x);
        vm.assertEq(firstY, y);
    }

    function test_whoever_deploys_second_gets_the_account_that_is_there() public {
        vm.assertEq(address(deployFor(FIRST)), address(account));
        execute(mint());
        vm.assertEq(address(deployFor(FIRST)), address(account));
        vm.assertEq(account.nonce(), 1);
    }

    function testFuzz_anybody_deploys_and_executes_in_one_step(address bringer) public {
        (bytes32 x, bytes32 y) = publicKey(SECOND);
        IDidAccount fresh = IDidAccount(factory.addressOf(x, y));
        bytes memory signature = byFirst(SECOND, executeHash(fresh, mint(), 0, soon()));
        IDidAccount.Call[] memory calls = mint();
        uint64 now_ = soon();
        vm.prank(bringer);
        factory.deployAndExecute(x, y, calls, now_, signature);
        vm.assertEq(registry.ownerOf(1), address(fresh));
    }

    function test_every_account_runs_the_pinned_code_and_trusts_the_registry() public view {
        bytes memory code = address(account).code;
        (bytes32 x, bytes32 y) = publicKey(FIRST);
        vm.assertEq(
            code,
            abi.encodePacked(
                hex"363d3d373d3d3d363d73", factory.implementation(), hex"5af43d82803e903d91602b57fd5bf3", x, y
            )
        );
    }

    function test_nobody_controls_the_implementation() public {
        account = IDidAccount(implementation);
        assertRefused(mint(), byFirst(FIRST, nextHash(mint())));
        assertRefused(mint(), byOther(FIRST, nextHash(mint())));
    }
}
