// SPDX-License-Identifier: GPL-3.0-or-later
pragma solidity 0.8.37;

import {AccountTest} from "./account/AccountTest.sol";

contract CodeSizeTest is AccountTest {
    function test_every_contract_fits_on_the_chain() public view {
        vm.assertTrue(address(registry).code.length <= 24_576);
        vm.assertTrue(implementation.code.length <= 24_576);
        vm.assertTrue(address(factory).code.length <= 24_576);
    }
}
