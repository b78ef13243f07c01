#include "state.h"

#include <string.h>

bool cpng_fail(CPNGDecoder *decoder, CPNGProblem problem, const char *reason) {
  if (decoder->problem != CPNGProblemNone) return false;
  decoder->problem = problem;
  strncpy(decoder->reason, reason, sizeof(decoder->reason) - 1);
  return false;
}

CPNGFailure cpng_decoder_failure(const CPNGDecoder *decoder) {
  return (CPNGFailure){
    .problem = decoder->problem,
    .width = decoder->claimedWidth,
    .height = decoder->claimedHeight,
    .offset = cpng_source_taken(&decoder->source),
    .code = decoder->source.code,
    .reason = decoder->reason,
    .head = decoder->source.bytes,
    .headCount = decoder->source.count,
  };
}
