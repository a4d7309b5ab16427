// The scripts of `muggins completion`: each asks `muggins complete` what can follow, and offers files where nothing does.

export const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

// Bash splits words at = and : too, and replaces only the part after the last one.
const BASH = `# Completion of muggins for bash. In ~/.bashrc: source <(muggins completion bash)
_muggins() {
  local line=\${COMP_LINE:0:COMP_POINT} part=\${COMP_WORDS[COMP_CWORD]} IFS=$'\\n' each
  local word=\${line##* }
  [[ $part == [=:] ]] && part=
  COMPREPLY=()
  for each in $(muggins complete bash "$line" 2>/dev/null); do
    COMPREPLY+=("\${each#"\${word%"$part"}"}")
  done
  if [[ \${COMPREPLY[0]} == *= ]]; then compopt -o nospace 2>/dev/null; fi
}
complete -o default -F _muggins muggins`;

const ZSH = `#compdef muggins
# Completion of muggins for zsh. In ~/.zshrc, after compinit: source <(muggins completion zsh)
_muggins() {
  local -a found
  found=("\${(@f)$(muggins complete zsh "\${(j: :)words[1,CURRENT]}" 2>/dev/null)}")
  if [[ -z $found[1] ]]; then
    _files
  elif [[ \${found[1]%%:*} == *= ]]; then
    _describe muggins found -S ''
  else
    _describe muggins found
  fi
}
compdef _muggins muggins`;

const FISH = `# Completion of muggins for fish. Once: muggins completion fish > ~/.config/fish/completions/muggins.fish
function __muggins
    set -l found (muggins complete fish (commandline -cp | string collect) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c muggins -f -a '(__muggins)'`;

export const SCRIPTS: Readonly<Record<Shell, string>> = { bash: BASH, zsh: ZSH, fish: FISH };
