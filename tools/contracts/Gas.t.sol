// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.20;

import {MerkleProof} from "openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import {IRiscZeroVerifier, Receipt, ReceiptClaim, ReceiptClaimLib} from "risc0/IRiscZeroVerifier.sol";
import {RiscZeroSetVerifier, RiscZeroSetVerifierLib} from "risc0/RiscZeroSetVerifier.sol";
import {RiscZeroVerifierEmergencyStop} from "risc0/RiscZeroVerifierEmergencyStop.sol";
import {RiscZeroVerifierRouter} from "risc0/RiscZeroVerifierRouter.sol";
import {ControlID, RiscZeroGroth16Verifier} from "risc0/groth16/RiscZeroGroth16Verifier.sol";
import {Seal} from "risc0/IRiscZeroSetVerifier.sol";
import {TestReceipt} from "risc0-test/TestReceiptV3_0.sol";

/// Accepts everything: the set builder's own proof is measured as a direct call.
contract Accepts is IRiscZeroVerifier {
    function verify(bytes calldata, bytes32, bytes32) external view {}
    function verifyIntegrity(Receipt calldata) external view {}
}

/// Measures calls from a contract, without the cost of the transaction around them. Each test is a transaction of its own, so contracts and
/// storage are cold.
contract GasTest {
    using ReceiptClaimLib for ReceiptClaim;

    event Gas(string name, uint256 gas);

    bytes32 constant SET_BUILDER = keccak256("any set builder will do");
    bytes32 constant DIGEST = keccak256("any journal will do");

    RiscZeroGroth16Verifier immutable groth16 = new RiscZeroGroth16Verifier(ControlID.CONTROL_ROOT, ControlID.BN254_CONTROL_ID);
    RiscZeroVerifierEmergencyStop immutable stop = new RiscZeroVerifierEmergencyStop(groth16, address(this));
    RiscZeroVerifierRouter immutable router = new RiscZeroVerifierRouter(address(this));
    RiscZeroSetVerifier immutable set = new RiscZeroSetVerifier(new Accepts(), SET_BUILDER, "");

    function setUp() external {
        router.addVerifier(groth16.SELECTOR(), stop);
        for (uint256 depth = 0; depth < 8; depth++) set.submitMerkleRoot(rootAbove(depth), "");
    }

    function measure(string memory name, IRiscZeroVerifier verifier, bytes memory seal, bytes32 id, bytes32 digest) internal {
        uint256 before = gasleft();
        verifier.verify(seal, id, digest);
        emit Gas(name, before - gasleft());
        emit Gas(string.concat(name, ", calldata"), calldataGas(abi.encodeCall(verifier.verify, (seal, id, digest))));
    }

    function measureGroth16(string memory name, IRiscZeroVerifier verifier) internal {
        bytes memory seal = TestReceipt.SEAL;
        measure(name, verifier, seal, TestReceipt.IMAGE_ID, sha256(TestReceipt.JOURNAL));
    }

    function test_Direct() external {
        measureGroth16("direct", groth16);
    }

    function test_EmergencyStop() external {
        measureGroth16("emergency stop", stop);
    }

    function test_Router() external {
        measureGroth16("router", router);
    }

    /// What the set verifier adds to the verification of the set builder's proof.
    function test_NewRoot() external {
        bytes memory proof = TestReceipt.SEAL;
        uint256 before = gasleft();
        set.submitMerkleRoot(keccak256("a root that is new"), proof);
        emit Gas("new root", before - gasleft());
    }

    function test_SetOf1() external {
        measureClaim("claim in a set of 1", 0);
    }

    function test_SetOf10() external {
        measureClaim("claim in a set of 10", 4);
    }

    function test_SetOf100() external {
        measureClaim("claim in a set of 100", 7);
    }

    /// A claim of a set whose Merkle tree has `depth` levels and whose root is known.
    function measureClaim(string memory name, uint256 depth) internal {
        bytes memory seal = bytes.concat(RiscZeroSetVerifierLib.selector(SET_BUILDER), abi.encode(Seal(pathOf(depth), "")));
        measure(name, set, seal, SET_BUILDER, DIGEST);
    }

    function pathOf(uint256 depth) internal pure returns (bytes32[] memory path) {
        path = new bytes32[](depth);
        for (uint256 i = 0; i < depth; i++) path[i] = keccak256(abi.encode(i));
    }

    function rootAbove(uint256 depth) internal pure returns (bytes32) {
        bytes32 claim = ReceiptClaimLib.ok(SET_BUILDER, DIGEST).digest();
        return MerkleProof.processProof(pathOf(depth), keccak256(abi.encodePacked(bytes8("LEAF_TAG"), claim)));
    }

    /// 16 gas for each byte of a transaction's data, or 4 if it is zero.
    function calldataGas(bytes memory data) internal pure returns (uint256 gas) {
        for (uint256 i = 0; i < data.length; i++) gas += data[i] == 0 ? 4 : 16;
    }
}
