// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

import {IRiscZeroVerifier} from "risc0/IRiscZeroVerifier.sol";

contract SealedAuction {
    IRiscZeroVerifier public immutable verifier;
    bytes32 public immutable imageId;
    mapping(uint256 auction => uint256 bid) public winner;

    constructor(IRiscZeroVerifier verifier_, bytes32 imageId_) {
        verifier = verifier_;
        imageId = imageId_;
    }

    function settle(uint256 auction, uint256 bid, bytes calldata seal) external {
        bytes32 journalDigest = sha256(abi.encode(auction, bid));
        verifier.verify(seal, imageId, journalDigest); // reverts unless the proof holds
        winner[auction] = bid;
    }
}
