/// A script that writes what an interactive zsh would offer for a line.
///
/// Completion of zsh works in its line editor only, hence a zsh in a pseudo-terminal of its own, whose
/// `compadd` tells what it is given once all filters are applied, in the manner of zsh-capture-completion.
enum ZshCapture {
  static let script = #"""
    zmodload zsh/zpty
    zpty -b terminal zsh -f -i
    exchange() {
      local line
      zpty -w terminal "$1"
      zpty -r -m terminal line "*${2}*" || exit 1
    }
    print -r -- '
    PROMPT=
    autoload -Uz compinit && compinit -u -D
    source <(screens completions zsh)
    zstyle ":completion:*" list-grouped false
    zstyle ":completion:*" force-list always
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return $?
      fi
      local -a hits
      builtin compadd -A hits "$@"
      builtin compadd "$@"
      local status_=$?
      (( $#hits )) && print -rl -- "${hits[@]/#/OFFER }" >>$HOME/offers
      return $status_
    }
    finish() { print -r -- DONE >>$HOME/offers }
    complete_and_finish() {
      zle complete-word
      print -r -- DONE
      exit 0
    }
    zle -N complete_and_finish
    bindkey "^I" complete_and_finish
    print READY
    ' >$HOME/setup.zsh
    exchange "source $HOME/setup.zsh" READY
    zpty -n -w terminal "$1"$'	'
    zpty -r -m terminal output '*DONE*'
    zpty -d terminal
    [ -e $HOME/offers ] && sed -n 's/^OFFER //p' $HOME/offers
    exit 0
    """#
}
