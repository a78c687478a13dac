# Turns pages of DocC's render format into HTML, for browsers without JavaScript. Used by Scripts/docs.
# Before each page, prints its path after the control character U+0001. $pictures has objects with the text form of pictures, by their names.

def escaped: gsub("&"; "&amp;") | gsub("<"; "&lt;") | gsub(">"; "&gt;");

# The link from the page with the given number of folders to a page of the site.
def link($depth): ([range($depth)] | map("../") | add // "") + ltrimstr("/") + "/index.html";

def inline($page):
  def all: map(inline($page)) | add // "";
  if .type == "text" then .text | escaped
  elif .type == "codeVoice" then "<code>" + (.code | escaped) + "</code>"
  elif .type == "reference" then
    ($page.references[.identifier] // {}) as $target
    | (.overridingTitle // $target.title // .identifier | escaped) as $title
    | ($target.url // "") as $url
    | if $url == "" then $title
      elif $url | startswith("/") then
        # Symbols of other modules, such as Swift's, have no page.
        "<a href=\"" + ($url | split("#") | (.[0] | ascii_downcase | link($page.depth)) + (if .[1] then "#" + .[1] else "" end)) + "\">" + $title + "</a>"
      else "<a href=\"\($url)\">" + $title + "</a>" end
  elif .type == "link" then "<a href=\"\(.destination)\">\(.title | escaped)</a>"
  elif .type == "image" then
    ($page.references[.identifier].alt // "" | escaped) as $alt
    | ($pictures | add)[.identifier | rtrimstr(".svg")] as $picture
    | if $picture then "<pre>" + ($picture | escaped) + "</pre><p>[" + $alt + "]</p>" else "[" + $alt + "]" end
  elif .type == "strong" then "<b>" + (.inlineContent | all) + "</b>"
  elif .type == "emphasis" or .type == "newTerm" then "<em>" + (.inlineContent | all) + "</em>"
  elif .inlineContent then .inlineContent | all
  else error("unknown inline element \(.type)") end;

def inlines($page): map(inline($page)) | add // "";

def block($page):
  def blocks: map(block($page)) | add // "";
  if .type == "paragraph" then "<p>" + (.inlineContent | inlines($page)) + "</p>\n"
  elif .type == "heading" then "<h\(.level) id=\"\(.anchor)\">" + (.text | escaped) + "</h\(.level)>\n"
  elif .type == "codeListing" then "<pre>" + (.code | join("\n") | escaped) + "</pre>\n"
  elif .type == "unorderedList" then "<ul>" + (.items | map("<li>" + (.content | blocks) + "</li>") | add // "") + "</ul>\n"
  elif .type == "orderedList" then "<ol>" + (.items | map("<li>" + (.content | blocks) + "</li>") | add // "") + "</ol>\n"
  elif .type == "aside" then "<blockquote><b>\(.name // .style)</b>" + (.content | blocks) + "</blockquote>\n"
  elif .type == "table" then
    "<table border=1>" + (.rows | map("<tr>" + (map("<td>" + blocks + "</td>") | add // "") + "</tr>") | add // "") + "</table>\n"
  elif .type == "thematicBreak" then "<hr>\n"
  elif .type == "links" then "<ul>" + (.items | map("<li>" + ({type: "reference", identifier: .} | inline($page)) + "</li>") | add // "") + "</ul>\n"
  else error("unknown element \(.type)") end;

def blocks($page): map(block($page)) | add // "";

def reference($page): {type: "reference", identifier: .} | inline($page);

# A title with links, each with its summary.
def linked($page):
  "<h3>" + ((.title // "") | escaped) + "</h3>\n<ul>"
  + (.identifiers | map(
      "<li>" + reference($page)
      + ((($page.references[.] // {}).abstract // []) | if . == [] then "" else "<br>" + inlines($page) end) + "</li>\n") | add // "")
  + "</ul>\n";

def section($page):
  if .kind == "declarations" then
    "<pre>" + (.declarations | map(.tokens | map(.text) | add // "") | join("\n\n") | escaped) + "</pre>\n"
  elif .kind == "parameters" then
    "<h2>Parameters</h2>\n<dl>"
    + (.parameters | map("<dt><code>\(.name)</code></dt><dd>" + (.content | blocks($page)) + "</dd>") | add // "") + "</dl>\n"
  elif .kind == "content" then .content | blocks($page)
  else "" end;

def page:
  . as $page
  | "<article>\n"
    + ([.hierarchy.paths[0] // [] | .[] | reference($page)] | join(" › ") | if . == "" then "" else "<p>" + . + "</p>\n" end)
    + "<p>" + (.metadata.roleHeading // "" | escaped) + "</p>\n<h1>" + (.metadata.title // "" | escaped) + "</h1>\n"
    + (.abstract // [] | if . == [] then "" else "<p>" + inlines($page) + "</p>\n" end)
    + (.primaryContentSections // [] | map(section($page)) | add // "")
    + (.topicSections // [] | if . == [] then "" else "<h2>Topics</h2>\n" + (map(linked($page)) | add) end)
    + (.relationshipsSections // [] | if . == [] then "" else "<h2>Relationships</h2>\n" + (map(linked($page)) | add) end)
    + (.seeAlsoSections // [] | if . == [] then "" else "<h2>See Also</h2>\n" + (map(linked($page)) | add) end)
    + "</article>";

(input_filename | rtrimstr(".json")) as $path
| .depth = ($path | split("/") | length)
| "\u0001\($path)", page
